package io.quarkus.resteasy.reactive.jackson;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.Type;
import java.util.function.BiFunction;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;

/** In the place of the one of quarkus-rest-jackson, which brings Quarkus REST and can't be on this class path. */
@Retention(RetentionPolicy.RUNTIME)
public @interface CustomSerialization {
    Class<? extends BiFunction<ObjectMapper, Type, ObjectWriter>> value();
}
