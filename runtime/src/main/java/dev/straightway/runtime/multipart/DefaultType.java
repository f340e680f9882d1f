package dev.straightway.runtime.multipart;

import jakarta.ws.rs.core.MediaType;

/** Says what a part is when nobody said it: text, or octets if it is a file (javadoc of EntityPart.Builder, RFC 7578 §4.4). */
final class DefaultType {

    private DefaultType() {
    }

    static String of(Disposition disposition) {
        return disposition.fileName().isPresent() ? MediaType.APPLICATION_OCTET_STREAM : MediaType.TEXT_PLAIN;
    }
}
