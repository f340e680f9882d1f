package dev.straightway.runtime.body;

import java.lang.annotation.Annotation;
import java.util.function.Function;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

/**
 * How one method has JSON read and written: as the mapper does it by itself, by a view, or as code of the application wants.
 * <p>
 * Entity providers that run time chooses get it as an annotation beside those of the method, since they are told nothing else
 * of it. For all threads.
 */
public final class JsonForm implements Annotation {

    /** As the mapper does it; holds no mapper. */
    public static final JsonForm NONE = new JsonForm(null, null);

    /** {@code null} for {@link #NONE}, as the readers. */
    private final Recent<ObjectMapper, ObjectWriter> writers;
    private final Recent<ObjectMapper, ObjectReader> readers;

    /** The type of a form as an annotation. */
    @interface Formed {
    }

    private JsonForm(Recent<ObjectMapper, ObjectWriter> writers, Recent<ObjectMapper, ObjectReader> readers) {
        this.writers = writers;
        this.readers = readers;
    }

    /**
     * {@return a form}
     *
     * @param view limits the properties, after reader and writer are made; may be {@code null}
     */
    public static JsonForm of(Class<?> view, Function<ObjectMapper, ObjectWriter> writing,
            Function<ObjectMapper, ObjectReader> reading) {
        return new JsonForm(
                new Recent<>(view == null ? writing : mapper -> writing.apply(mapper).withView(view)),
                new Recent<>(view == null ? reading : mapper -> reading.apply(mapper).withView(view)));
    }

    /** {@return the form among annotations that a provider is told, {@link #NONE} if there is none} */
    public static JsonForm among(Annotation[] annotations) {
        for (Annotation annotation : annotations == null ? new Annotation[0] : annotations) {
            if (annotation instanceof JsonForm form) {
                return form;
            }
        }
        return NONE;
    }

    /** {@return the writer of a mapper, remembered unless this is {@link #NONE}} */
    public ObjectWriter writer(ObjectMapper mapper) {
        return writers == null ? mapper.writer() : writers.of(mapper);
    }

    /** {@return the reader of a mapper, remembered unless this is {@link #NONE}} */
    public ObjectReader reader(ObjectMapper mapper) {
        return readers == null ? mapper.reader() : readers.of(mapper);
    }

    @Override
    public Class<? extends Annotation> annotationType() {
        return Formed.class;
    }
}
