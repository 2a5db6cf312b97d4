#pragma once

// The part of libxml2 that is used, behind functions that keep its structures out of Swift: their
// members come, go and turn deprecated between versions 2.9 and 2.15, these signatures do not.

#include <stddef.h>

/// Called at each start tag: the name, its prefix or NULL, and five pointers for each attribute
/// (name, prefix, namespace, first byte of the value, byte behind it).
typedef void (*layout_xml_observer)(void *observer, const unsigned char *name,
                                    const unsigned char *prefix, int attribute_count,
                                    const unsigned char **attributes);

/// What libxml2 says of one document.
typedef struct {
  int well_formed;
  /// The code of the first fatal error, 0 without one.
  int error_code;
  /// Where the parser stood when it reported that error, as an offset into the bytes.
  size_t error_offset;
  size_t element_count;
  size_t attribute_count;
  /// NULL unless each start tag shall be looked at.
  layout_xml_observer observe;
  void *observer;
} layout_xml_verdict;

/// To be called once before anything else.
void layout_xml_initialize(void);

/// Whether a zero byte behind the root element ends a document without a word, so that what stands
/// behind the zero is never looked at.
int layout_xml_ends_at_zero(void);

/// A context to judge many documents with, one per thread; NULL without memory.
void *layout_xml_make_context(void);

void layout_xml_free_context(void *context);

/// The bytes that the context's dictionary of names has grown to; it never shrinks.
size_t layout_xml_dictionary_size(void *context);

/// Parses UTF-8 whatever its declaration says, without network, files or entities.
void layout_xml_judge(void *context, const unsigned char *bytes, int count,
                      layout_xml_verdict *verdict);

/// How converting ended.
typedef enum {
  layout_xml_converted = 0,
  layout_xml_unknown_encoding = 1,
  layout_xml_invalid_bytes = 2,
} layout_xml_conversion;

/// Converts `count` bytes from the named encoding to UTF-8 and gives the pieces to `append`;
/// `consumed` tells how far it came.
layout_xml_conversion layout_xml_convert(
    const char *encoding, const unsigned char *bytes, size_t count, size_t *consumed,
    void (*append)(void *sink, const unsigned char *bytes, size_t count), void *sink);
