package dev.straightway.runtime.recording;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.function.BiFunction;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectReader;
import com.fasterxml.jackson.databind.ObjectWriter;

import dev.straightway.runtime.body.JsonForm;

/** Makes the forms in which methods have JSON read and written. */
final class JsonForms {

    private JsonForms() {
    }

    /** {@return the form of what a method returns} */
    @SuppressWarnings("unchecked") // what the annotation asks for
    static JsonForm written(ResultSpec spec) {
        if (spec.json().asTheMapper()) {
            return JsonForm.NONE;
        }
        BiFunction<ObjectMapper, Type, ObjectWriter> function = spec.json().function()
                .map(name -> (BiFunction<ObjectMapper, Type, ObjectWriter>) Classes.instance(BiFunction.class, name))
                .orElse((mapper, type) -> mapper.writer());
        return JsonForm.of(view(spec.json()), mapper -> function.apply(mapper, Elements.type(spec.signature())),
                ObjectMapper::reader);
    }

    /** {@return the form of what a method takes} */
    @SuppressWarnings("unchecked") // what the annotation asks for
    static JsonForm read(ReaderSpec spec) {
        if (spec.json().asTheMapper()) {
            return JsonForm.NONE;
        }
        BiFunction<ObjectMapper, Type, ObjectReader> function = spec.json().function()
                .map(name -> (BiFunction<ObjectMapper, Type, ObjectReader>) Classes.instance(BiFunction.class, name))
                .orElse((mapper, type) -> mapper.reader());
        return JsonForm.of(view(spec.json()), ObjectMapper::writer,
                mapper -> function.apply(mapper, Elements.type(spec.signature())));
    }

    /** {@return annotations with the form beside them, for entity providers that run time chooses} */
    static Annotation[] beside(Annotation[] annotations, JsonForm form) {
        if (form == JsonForm.NONE) {
            return annotations;
        }
        Annotation[] all = Arrays.copyOf(annotations, annotations.length + 1);
        all[annotations.length] = form;
        return all;
    }

    private static Class<?> view(JsonSpec spec) {
        return spec.view().<Class<?>> map(Classes::load).orElse(null);
    }
}
