package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.StringWriter;
import java.util.regex.Pattern;

import javax.xml.transform.Result;
import javax.xml.transform.stream.StreamResult;

import jakarta.xml.bind.JAXBContext;
import jakarta.xml.bind.SchemaOutputResolver;

/**
 * Knows whether the classes of a context have numbers of any length, or dates, whose year is one. The schema says so, which is
 * made when it is asked for the first time. For all threads.
 */
final class XmlNumbers {

    /** Types of any length, and those that may hold them: of the others JAXB makes an {@code int} and the like, or a text. */
    private static final Pattern TYPES = Pattern.compile("(?:type|base|itemType)=[\"'](?:\\w+:)?(?:integer|\\w+Integer|decimal"
            + "|duration|date|time|dateTime|g[A-Z]\\w+|any(?:Simple)?Type)[\"']");

    private final JAXBContext context;
    private volatile Boolean any;

    XmlNumbers(JAXBContext context) {
        this.context = context;
    }

    boolean any() {
        Boolean known = any;
        if (known == null) {
            known = TYPES.matcher(schema()).find();
            any = known;
        }
        return known;
    }

    private String schema() {
        StringWriter text = new StringWriter();
        try {
            context.generateSchema(new SchemaOutputResolver() {
                @Override
                public Result createOutput(String namespace, String file) {
                    StreamResult result = new StreamResult(text);
                    result.setSystemId(file);
                    return result;
                }
            });
        } catch (IOException | UnsupportedOperationException unknown) {
            return "type='anyType'";
        }
        return text.toString();
    }
}
