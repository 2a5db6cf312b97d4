#pragma once

#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include <gtk/gtk.h>
#include <stdlib.h>
#include <unistd.h>

// Wrappers of GTK's macros and variadic functions, which Swift cannot call.

/// Connects `handler` to a signal of `instance`, until `instance` is destroyed.
static inline gulong layout_gtk_connect(gpointer instance, const char *signal, GCallback handler,
                                        gpointer data) {
  return g_signal_connect_data(instance, signal, handler, data, NULL, (GConnectFlags)0);
}

/// Writes a warning to the log.
static inline void layout_gtk_warn(const char *text) {
  g_log("LayoutGTK", G_LOG_LEVEL_WARNING, "%s", text);
}

/// Whether an object is of a type or of a subtype.
static inline gboolean layout_gtk_is(gpointer instance, GType type) {
  return instance != NULL && g_type_check_instance_is_a((GTypeInstance *)instance, type);
}

/// Creates a widget of a type.
static inline GtkWidget *layout_gtk_new(GType type) {
  return GTK_WIDGET(g_object_new(type, NULL));
}

static inline void layout_gtk_set_role(GtkWidget *widget, GtkAccessibleRole role) {
  g_object_set(widget, "accessible-role", role, NULL);
}

/// Sets an accessible property to a string; NULL resets the property.
static inline void layout_gtk_set_accessible_text(GtkWidget *widget, GtkAccessibleProperty property,
                                                  const char *text) {
  if (text == NULL) {
    gtk_accessible_reset_property(GTK_ACCESSIBLE(widget), property);
  } else {
    gtk_accessible_update_property(GTK_ACCESSIBLE(widget), property, text, -1);
  }
}

static inline void layout_gtk_set_accessible_hidden(GtkWidget *widget, gboolean is_hidden) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_HIDDEN, is_hidden, -1);
}

static inline void layout_gtk_set_accessible_states(GtkWidget *widget, gboolean is_disabled,
                                                    gboolean is_selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_DISABLED, is_disabled,
                              -1);
  // An element that is not selected is none that could be.
  if (is_selected)
    gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, TRUE, -1);
  else
    gtk_accessible_reset_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED);
}

/// The accessible label as a string that the caller frees; works only if `GTK_A11Y` is `test`.
static inline char *layout_gtk_copy_accessible_label(GtkWidget *widget) {
  // The function returns the actual label if it differs from the expected one.
  char *wrong = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget),
                                                   GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01", NULL);
  return wrong;
}

static inline void layout_gtk_set_boolean(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

static inline void layout_gtk_set_string(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}

static inline gboolean layout_gtk_get_boolean(gpointer object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline int layout_gtk_get_int(gpointer object, const char *property) {
  int value = 0;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void layout_gtk_set_int(gpointer object, const char *property, int value) {
  g_object_set(object, property, value, NULL);
}

/// Reports that the content of a scrolled window was pulled beyond an edge, as a finger would.
static inline void layout_gtk_pull(GtkWidget *window, GtkPositionType edge) {
  g_signal_emit_by_name(window, "edge-overshot", edge);
}

// Functions of Dispatch for running its main queue in another main loop.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *message);
