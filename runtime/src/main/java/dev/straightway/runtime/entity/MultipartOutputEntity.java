package dev.straightway.runtime.entity;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;

import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.EntityPart;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.ext.MessageBodyWriter;

import org.jboss.resteasy.reactive.common.headers.HeaderUtil;
import org.jboss.resteasy.reactive.multipart.FileDownload;
import org.jboss.resteasy.reactive.server.multipart.MultipartFormDataOutput;
import org.jboss.resteasy.reactive.server.multipart.PartItem;

import dev.straightway.runtime.multipart.EntityPartBuilder;
import dev.straightway.runtime.multipart.EntityParts;

/**
 * The parts of a form as Quarkus REST collects them, written as {@code multipart/form-data}; no state, any thread.
 * <p>
 * Parts without an entity are left out. Files are sent as they are read.
 */
@Produces(MediaType.MULTIPART_FORM_DATA)
final class MultipartOutputEntity implements MessageBodyWriter<MultipartFormDataOutput> {

    private final EntityParts parts;

    /** @param parts writes the parts */
    MultipartOutputEntity(EntityParts parts) {
        this.parts = parts;
    }

    @Override
    public boolean isWriteable(Class<?> type, Type genericType, Annotation[] annotations, MediaType mediaType) {
        return type == MultipartFormDataOutput.class
                && (mediaType == null || mediaType.isCompatible(MediaType.MULTIPART_FORM_DATA_TYPE));
    }

    @Override
    public void writeTo(MultipartFormDataOutput output, Class<?> type, Type genericType, Annotation[] annotations,
            MediaType mediaType, MultivaluedMap<String, Object> httpHeaders, OutputStream entityStream) throws IOException {
        List<EntityPart> all = new ArrayList<>();
        for (Map.Entry<String, List<PartItem>> named : output.getAllFormData().entrySet()) {
            for (PartItem item : named.getValue()) {
                for (Object entity : entities(item)) {
                    all.add(part(named.getKey(), item, entity));
                }
            }
        }
        parts.writeTo(all, List.class, genericType, annotations, mediaType, httpHeaders, entityStream);
    }

    /** {@return what an item holds: several files each as a part of its own} */
    private static Collection<?> entities(PartItem item) {
        if (item.getEntity() == null) {
            return List.of();
        }
        boolean files = File.class.getName().equals(item.getGenericType())
                || FileDownload.class.getName().equals(item.getGenericType());
        return files && item.getEntity() instanceof Collection<?> several ? several : List.of(item.getEntity());
    }

    private static EntityPart part(String name, PartItem item, Object entity) throws IOException {
        if (entity instanceof FileDownload download) {
            EntityPartBuilder part = builder(isEmpty(download.name()) ? name : download.name(), item);
            if (!isEmpty(download.contentType())) {
                part.mediaType(download.contentType());
            }
            return file(part, download.filePath());
        }
        EntityPartBuilder part = builder(name, item);
        if (entity instanceof File file) {
            return file(part, file.toPath());
        }
        if (item.getFilename() != null) {
            part.fileName(item.getFilename());
        }
        return part.content(entity).build();
    }

    private static EntityPartBuilder builder(String name, PartItem item) {
        EntityPartBuilder part = new EntityPartBuilder(name);
        item.getHeaders().forEach((header, values) -> part.header(header,
                values.stream().map(HeaderUtil::headerToString).toArray(String[]::new)));
        return item.getMediaType() == null ? part : part.mediaType(item.getMediaType());
    }

    private static EntityPart file(EntityPartBuilder part, Path file) throws IOException {
        return part.fileName(file.getFileName().toString()).content(Files.newInputStream(file)).build();
    }

    private static boolean isEmpty(String text) {
        return text == null || text.isEmpty();
    }
}
