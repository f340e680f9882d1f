package dev.straightway.lab.request;

import java.util.List;

/**
 * A route as a document describes it.
 *
 * @param template with variables as {@code {id}} or {@code {id: \d+}}
 * @param parameters all that are known
 * @param body what may be sent, {@code null} if nothing is known of one
 * @param accept the media type that the answer is to have, empty for any
 */
record Route(String method, String template, List<Parameter> parameters, Content body, String accept) {

    /** Where a parameter stands. */
    enum Place {
        PATH,
        QUERY,
        HEADER,
        COOKIE
    }

    /** @param example {@code null} if the document has none */
    record Parameter(String name, Place place, boolean required, String example) {
    }

    /** @param example {@code null} if the document has none */
    record Content(String type, String example) {
    }

    /** {@return its name in tables and in a file of values} */
    String title() {
        return method + " " + template;
    }
}
