package dev.straightway.runtime.body;

import java.lang.annotation.Annotation;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
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
    public static final JsonForm NONE = new JsonForm(null, null, null);

    private final Class<?> view;
    private final Function<ObjectMapper, ObjectWriter> writing;
    private final Function<ObjectMapper, ObjectReader> reading;
    private final Map<ObjectMapper, ObjectWriter> writers = new ConcurrentHashMap<>();
    private final Map<ObjectMapper, ObjectReader> readers = new ConcurrentHashMap<>();

    /** The type of a form as an annotation. */
    @interface Formed {
    }

    private JsonForm(Class<?> view, Function<ObjectMapper, ObjectWriter> writing,
            Function<ObjectMapper, ObjectReader> reading) {
        this.view = view;
        this.writing = writing;
        this.reading = reading;
    }

    /**
     * {@return a form}
     *
     * @param view limits the properties, after reader and writer are made; may be {@code null}
     */
    public static JsonForm of(Class<?> view, Function<ObjectMapper, ObjectWriter> writing,
            Function<ObjectMapper, ObjectReader> reading) {
        return new JsonForm(view, writing, reading);
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

    /** {@return the writer of a mapper, made once unless this is {@link #NONE}} */
    public ObjectWriter writer(ObjectMapper mapper) {
        return writing == null ? mapper.writer()
                : writers.computeIfAbsent(mapper,
                        one -> view == null ? writing.apply(one) : writing.apply(one).withView(view));
    }

    /** {@return the reader of a mapper, made once unless this is {@link #NONE}} */
    public ObjectReader reader(ObjectMapper mapper) {
        return reading == null ? mapper.reader()
                : readers.computeIfAbsent(mapper,
                        one -> view == null ? reading.apply(one) : reading.apply(one).withView(view));
    }

    @Override
    public Class<? extends Annotation> annotationType() {
        return Formed.class;
    }
}
