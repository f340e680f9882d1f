package dev.straightway.runtime.entity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import jakarta.ws.rs.ext.Providers;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.body.SecuredMappers;
import dev.straightway.runtime.multipart.EntityParts;
import dev.straightway.runtime.multipart.FormLimits;

/**
 * Lists the entity providers that every application has (§4.2.4).
 * <p>
 * Each is a {@link jakarta.ws.rs.ext.MessageBodyReader}, a {@link jakarta.ws.rs.ext.MessageBodyWriter} or both, safe for any
 * number of threads, and names its media types with {@code @Consumes} and {@code @Produces}, among them patterns with a
 * structured suffix as {@code application/*+xml}. Readers throw {@link jakarta.ws.rs.BadRequestException} for what the client
 * got wrong, and {@link jakarta.ws.rs.core.NoContentException} where nothing can stand for an entity without bytes. Neither
 * readers nor writers close the stream of the exchange.
 */
public final class StandardEntities {

    private StandardEntities() {
    }

    /**
     * {@return the providers, those for the most special classes first}
     *
     * @param json asked when the first JSON is read or written; {@code null} leaves JSON to JSON-B
     * @param providers asked at each use of JAXB or JSON-B for the application's own context (§4.2.4); may supply
     *        {@code null}
     * @param taken where and how much of what is read may be kept
     * @param secured changes the mappers of the application's own contexts
     */
    public static List<Object> all(Supplier<ObjectMapper> json, Supplier<Providers> providers, Taken taken,
            SecuredMappers secured) {
        return all(json == null ? null : new JacksonEntity(json, providers, secured), providers, taken, OptionalPart::load);
    }

    /**
     * Where and how much of what is read may be kept.
     *
     * @param files where a {@code File} or {@code Path} lies
     * @param forms what a form may consist of
     */
    public record Taken(EntityFiles files, FormLimits forms) {
    }

    /**
     * @param json may be {@code null}
     * @param loader finds a class by its name, or nothing
     */
    static List<Object> all(JacksonEntity json, Supplier<Providers> providers, Taken taken,
            Function<String, Class<?>> loader) {
        List<OptionalPart> parts = OptionalPart.present(loader);
        List<Object> all = new ArrayList<>(plain(taken));
        for (OptionalPart part : parts) {
            all.addAll(part.special(providers));
        }
        if (json != null) {
            all.add(json);
        }
        for (OptionalPart part : parts) {
            all.addAll(part.general(providers));
        }
        all.add(new TextEntity());
        return List.copyOf(all);
    }

    private static List<Object> plain(Taken taken) {
        MultipartOutputEntity forms = new MultipartOutputEntity(new EntityParts(taken.forms()));
        return List.of(new BytesEntity(), new BufferEntity(), new MutinyBufferEntity(), new StringEntity(),
                new CharactersEntity(), new StreamEntity(),
                new ReaderEntity(), new FileEntity(taken.files()), new PathEntity(taken.files()), new StreamingOutputWriter(),
                new AsyncFileWriter(),
                new FilePartWriter(), new PathPartWriter(),
                new FormEntity(taken.forms()),
                new FormMapEntity(taken.forms()), new NumberEntity(), new BooleanEntity(), new CharacterEntity(),
                new SourceEntity(), forms, new FormObjectEntity(forms));
    }

    /** {@return the names of the classes by which optional libraries are looked for} */
    public static List<String> optionalClasses() {
        return OptionalPart.classNames();
    }
}
