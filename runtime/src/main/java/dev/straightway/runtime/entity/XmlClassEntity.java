package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.Type;
import java.util.Locale;

import javax.xml.namespace.QName;

import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.xml.bind.JAXBElement;
import jakarta.xml.bind.annotation.XmlRootElement;
import jakarta.xml.bind.annotation.XmlType;

/**
 * A class of the application bound to XML by {@code @XmlRootElement} or {@code @XmlType} (§4.2.4).
 * <p>
 * Without a root element of its own, any element is read, and one named as the class is written.
 */
@Consumes({ MediaType.APPLICATION_XML, MediaType.TEXT_XML, MediaTypes.XML_SUFFIX })
@Produces({ MediaType.APPLICATION_XML, MediaType.TEXT_XML, MediaTypes.XML_SUFFIX })
final class XmlClassEntity extends StandardEntity<Object> implements Prepared {

    private final XmlBinding binding;

    XmlClassEntity(XmlBinding binding) {
        super(Object.class);
        this.binding = binding;
    }

    @Override
    public void prepare(Class<?> type) {
        binding.prepare(type);
    }

    /** {@return whether JAXB's annotations are on the class} */
    static boolean bound(Class<?> type) {
        return hasRoot(type) || type.isAnnotationPresent(XmlType.class);
    }

    private static boolean hasRoot(Class<?> type) {
        return type.isAnnotationPresent(XmlRootElement.class);
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return bound(candidate) && MediaTypes.xml(mediaType);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return reads(candidate, mediaType);
    }

    @Override
    Object read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        Object read = binding.read(type, mediaType, stream, (unmarshaller, document) -> hasRoot(type)
                ? unmarshaller.unmarshal(document)
                : unmarshaller.unmarshal(document, type));
        Object value = read instanceof JAXBElement<?> element ? element.getValue() : read;
        if (value != null && !type.isInstance(value)) {
            throw new BadRequestException("The entity isn't XML as it is expected here");
        }
        return value;
    }

    @Override
    void write(Object entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Class<?> type = entity.getClass();
        binding.write(hasRoot(type) ? entity : element(type, entity), type, mediaType, stream);
    }

    private static <T> JAXBElement<?> element(Class<T> type, Object entity) {
        String name = type.getSimpleName();
        return new JAXBElement<>(new QName(name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1)), type,
                type.cast(entity));
    }
}
