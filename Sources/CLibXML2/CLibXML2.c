#include "CLibXML2.h"

#include <libxml/xmlversion.h>

#include <libxml/encoding.h>
#include <libxml/parser.h>
#if LIBXML_VERSION < 21200
#include <libxml/globals.h>
#endif
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
#include <string.h>

#if LIBXML_VERSION >= 21200
typedef const xmlError *layout_xml_error;
#else
typedef xmlError *layout_xml_error;
#endif

static size_t layout_xml_offset(xmlParserCtxtPtr context) {
  xmlParserInputPtr input = context->input;
  if (input == NULL || input->cur == NULL || input->base == NULL) return 0;
  return (size_t)input->consumed + (size_t)(input->cur - input->base);
}

static void layout_xml_start(void *data, const xmlChar *name, const xmlChar *prefix,
                             const xmlChar *uri, int namespace_count, const xmlChar **namespaces,
                             int attribute_count, int defaulted_count, const xmlChar **attributes) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  layout_xml_verdict *verdict = (layout_xml_verdict *)context->_private;
  (void)uri;
  (void)namespaces;
  (void)defaulted_count;
  verdict->element_count += 1;
  verdict->attribute_count += (size_t)attribute_count + (size_t)namespace_count;
  if (verdict->observe != NULL) {
    verdict->observe(verdict->observer, name, prefix, attribute_count, attributes);
  }
}

/// A document type never gets this far; should one, nothing it declares is read.
static void layout_xml_refuse_subset(void *data, const xmlChar *name, const xmlChar *external,
                                     const xmlChar *system) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  layout_xml_verdict *verdict = (layout_xml_verdict *)context->_private;
  (void)name;
  (void)external;
  (void)system;
  if (verdict->error_code == 0) verdict->error_code = XML_ERR_DOCTYPE_NOT_FINISHED;
  xmlStopParser(context);
}

static void layout_xml_note_error(void *data, layout_xml_error error) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)data;
  layout_xml_verdict *verdict = (layout_xml_verdict *)context->_private;
  if (verdict == NULL || error == NULL || error->level != XML_ERR_FATAL) return;
  if (verdict->error_code != 0) return;
  verdict->error_code = error->code;
  verdict->error_offset = layout_xml_offset(context);
}

int layout_xml_ends_at_zero(void) {
#if LIBXML_VERSION < 21000
  return 1;
#else
  return 0;
#endif
}

void layout_xml_initialize(void) { xmlInitParser(); }

void *layout_xml_make_context(void) {
  xmlParserCtxtPtr context = xmlNewParserCtxt();
  if (context == NULL) return NULL;
  xmlSAXHandlerPtr sax = context->sax;
  memset(sax, 0, sizeof(*sax));
  sax->initialized = XML_SAX2_MAGIC;
  sax->startElementNs = layout_xml_start;
  sax->internalSubset = layout_xml_refuse_subset;
  // The parameter became a pointer to const in 2.12.
  sax->serror = (xmlStructuredErrorFunc)layout_xml_note_error;
  context->userData = context;
  return context;
}

void layout_xml_free_context(void *context) {
  xmlFreeParserCtxt((xmlParserCtxtPtr)context);
}

size_t layout_xml_dictionary_size(void *context) {
  return xmlDictGetUsage(((xmlParserCtxtPtr)context)->dict);
}

void layout_xml_judge(void *opaque, const unsigned char *bytes, int count,
                                    layout_xml_verdict *verdict) {
  xmlParserCtxtPtr context = (xmlParserCtxtPtr)opaque;
  int options = XML_PARSE_NONET | XML_PARSE_NOENT | XML_PARSE_IGNORE_ENC;
#if LIBXML_VERSION >= 21300
  options |= XML_PARSE_NO_XXE;
#endif
#if LIBXML_VERSION >= 21400
  options |= XML_PARSE_NO_SYS_CATALOG;
#endif
  context->_private = verdict;
  xmlDocPtr document = xmlCtxtReadMemory(context, (const char *)bytes, count, NULL, NULL, options);
  if (document != NULL) xmlFreeDoc(document);
  verdict->well_formed = context->wellFormed && verdict->error_code == 0;
  context->_private = NULL;
}

static void layout_xml_ignore_error(void *data, layout_xml_error error) {
  (void)data;
  (void)error;
}

layout_xml_conversion layout_xml_convert(
    const char *encoding, const unsigned char *bytes, size_t count, size_t *consumed,
    void (*append)(void *sink, const unsigned char *bytes, size_t count), void *sink) {
  *consumed = 0;
  xmlCharEncodingHandlerPtr handler = xmlFindCharEncodingHandler(encoding);
  if (handler == NULL) return layout_xml_unknown_encoding;
#if LIBXML_VERSION < 21400
  // Converters of these versions print their errors unless this thread has a handler.
  xmlStructuredErrorFunc handler_before = xmlStructuredError;
  void *data_before = xmlStructuredErrorContext;
  xmlSetStructuredErrorFunc(NULL, (xmlStructuredErrorFunc)layout_xml_ignore_error);
#endif
  xmlBufferPtr input = xmlBufferCreate();
  xmlBufferPtr output = xmlBufferCreate();
  layout_xml_conversion result = layout_xml_invalid_bytes;
  if (input != NULL && output != NULL && xmlBufferAdd(input, bytes, (int)count) == 0) {
    int left = xmlBufferLength(input);
    while (left > 0) {
      if (xmlCharEncInFunc(handler, output, input) < 0 && xmlBufferLength(output) == 0) break;
      int now = xmlBufferLength(input);
      append(sink, xmlBufferContent(output), (size_t)xmlBufferLength(output));
      xmlBufferEmpty(output);
      if (now >= left) break;
      left = now;
    }
    left = xmlBufferLength(input);
    *consumed = count - (size_t)left;
    if (left == 0) result = layout_xml_converted;
  }
  xmlBufferFree(input);
  xmlBufferFree(output);
  xmlCharEncCloseFunc(handler);
#if LIBXML_VERSION < 21400
  xmlSetStructuredErrorFunc(data_before, handler_before);
#endif
  return result;
}
