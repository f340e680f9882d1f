package dev.straightway.runtime.entity;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.xml.bind.JAXBElement;

/** An XML element of any name, its content bound to the class that the element's type names (§4.2.4). */
@Consumes({ MediaType.APPLICATION_XML, MediaType.TEXT_XML, MediaTypes.XML_SUFFIX })
@Produces({ MediaType.APPLICATION_XML, MediaType.TEXT_XML, MediaTypes.XML_SUFFIX })
final class XmlElementEntity extends StandardEntity<JAXBElement<?>> {

    private final XmlBinding binding;

    XmlElementEntity(XmlBinding binding) {
        super(JAXBElement.class);
        this.binding = binding;
    }

    @Override
    boolean reads(Class<?> candidate, MediaType mediaType) {
        return super.reads(candidate, mediaType) && MediaTypes.xml(mediaType);
    }

    @Override
    boolean writes(Class<?> candidate, MediaType mediaType) {
        return super.writes(candidate, mediaType) && MediaTypes.xml(mediaType);
    }

    @Override
    JAXBElement<?> read(Class<?> type, Type genericType, MediaType mediaType, InputStream stream) throws IOException {
        Class<?> content = content(genericType);
        return (JAXBElement<?>) binding.read(content, mediaType, stream,
                (unmarshaller, document) -> unmarshaller.unmarshal(document, content));
    }

    @Override
    void write(JAXBElement<?> entity, Type genericType, MediaType mediaType, OutputStream stream) throws IOException {
        Object value = entity.getValue();
        boolean bound = value != null && XmlClassEntity.bound(value.getClass());
        binding.write(entity, bound ? value.getClass() : entity.getDeclaredType(), mediaType, stream);
    }

    private static Class<?> content(Type genericType) {
        return genericType instanceof ParameterizedType element ? erasure(element.getActualTypeArguments()[0])
                : Object.class;
    }

    private static Class<?> erasure(Type type) {
        if (type instanceof Class<?> plain) {
            return plain;
        }
        if (type instanceof ParameterizedType parameterized) {
            return erasure(parameterized.getRawType());
        }
        return type instanceof WildcardType wildcard ? erasure(wildcard.getUpperBounds()[0]) : Object.class;
    }
}
