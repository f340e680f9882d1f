package dev.straightway.runtime.body;

import java.util.Map;
import java.util.Set;

/**
 * The types that have an entity provider of their own (§4.2.4), which JSON and plain text of any class must leave to it.
 * <p>
 * They are known by name: the libraries of some are optional, and the build sees no classes. A class is special if it, a class
 * above it or one of their interfaces is.
 */
public final class SpecialTypes {

    private enum Kind {
        /** Content as it is. Its provider takes any media type. */
        CONTENT,
        /** Its provider takes some media types. In others, JSON may be made of it. */
        OWN,
        /** For JSON and plain text like any class. */
        NONE
    }

    private static final Map<String, Kind> KINDS = Map.ofEntries(
            Map.entry("java.io.InputStream", Kind.CONTENT),
            Map.entry("java.io.Reader", Kind.CONTENT),
            Map.entry("java.io.File", Kind.CONTENT),
            Map.entry("java.nio.file.Path", Kind.CONTENT),
            Map.entry("org.jboss.resteasy.reactive.FilePart", Kind.CONTENT),
            Map.entry("org.jboss.resteasy.reactive.PathPart", Kind.CONTENT),
            Map.entry("jakarta.ws.rs.core.StreamingOutput", Kind.CONTENT),
            Map.entry("io.vertx.core.file.AsyncFile", Kind.CONTENT),
            Map.entry("io.vertx.mutiny.core.file.AsyncFile", Kind.CONTENT),
            Map.entry("io.vertx.mutiny.core.buffer.Buffer", Kind.CONTENT),
            Map.entry("jakarta.ws.rs.core.Form", Kind.CONTENT),
            Map.entry("jakarta.activation.DataSource", Kind.CONTENT),
            Map.entry("javax.xml.transform.Source", Kind.CONTENT),
            // The index of an application needn't know what is above these.
            Map.entry("javax.xml.transform.stream.StreamSource", Kind.CONTENT),
            Map.entry("javax.xml.transform.dom.DOMSource", Kind.CONTENT),
            Map.entry("javax.xml.transform.sax.SAXSource", Kind.CONTENT),
            Map.entry("jakarta.ws.rs.core.MultivaluedMap", Kind.OWN),
            Map.entry("jakarta.ws.rs.core.EntityPart", Kind.OWN),
            Map.entry("jakarta.ws.rs.core.GenericEntity", Kind.OWN),
            Map.entry("org.jboss.resteasy.reactive.server.multipart.MultipartFormDataOutput", Kind.OWN),
            Map.entry("io.quarkus.qute.TemplateInstance", Kind.OWN),
            Map.entry("jakarta.xml.bind.JAXBElement", Kind.OWN),
            Map.entry("jakarta.json.JsonValue", Kind.OWN),
            Map.entry("jakarta.json.JsonObject", Kind.OWN),
            Map.entry("jakarta.json.JsonArray", Kind.OWN),
            Map.entry("jakarta.json.JsonStructure", Kind.OWN),
            Map.entry("jakarta.json.JsonString", Kind.OWN),
            Map.entry("jakarta.json.JsonNumber", Kind.OWN));

    /** Depends on the class alone, and goes with it. */
    private static final ClassValue<Kind> OF_CLASS = new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
            return search(type);
        }
    };

    private SpecialTypes() {
    }

    /** {@return the names of the types} */
    public static Set<String> names() {
        return KINDS.keySet();
    }

    /** {@return whether entities of the class are left to entity providers} */
    public static boolean include(Class<?> type) {
        return OF_CLASS.get(type) != Kind.NONE;
    }

    /** {@return whether entities of the class are content as it is, of which no provider makes JSON or text} */
    public static boolean isContent(Class<?> type) {
        return OF_CLASS.get(type) == Kind.CONTENT;
    }

    private static Kind search(Class<?> type) {
        Kind found = KINDS.getOrDefault(type.getName(), Kind.NONE);
        for (Class<?> contract : type.getInterfaces()) {
            found = more(found, OF_CLASS.get(contract));
        }
        return type.getSuperclass() == null ? found : more(found, OF_CLASS.get(type.getSuperclass()));
    }

    private static Kind more(Kind one, Kind other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}
