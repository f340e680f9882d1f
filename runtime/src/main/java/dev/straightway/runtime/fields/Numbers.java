package dev.straightway.runtime.fields;

import java.util.Date;

import org.jboss.resteasy.reactive.common.util.DateUtil;

/** Reads lengths and dates; anything else counts as absent (RFC 9110 §13.1.3 says so of dates). */
public final class Numbers {

    private Numbers() {
    }

    /** {@return the length that a field says, -1 if it is no number that an {@code int} holds} */
    public static int length(String value) {
        try {
            return value == null ? -1 : Math.max(-1, Integer.parseInt(value.strip()));
        } catch (NumberFormatException malformed) {
            return -1;
        }
    }

    /** {@return the date that a field says, or {@code null}} */
    public static Date date(String value) {
        try {
            return value == null ? null : DateUtil.parseDate(value);
        } catch (DateUtil.DateParseException noDate) {
            return null;
        }
    }
}
