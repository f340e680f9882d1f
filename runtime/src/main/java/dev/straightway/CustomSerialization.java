package dev.straightway;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.lang.reflect.Type;
import java.util.function.BiFunction;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;

/**
 * Says how what a resource method, or each method of a class, returns is written as JSON: a function gives Jackson's settings
 * for it.
 * <p>
 * An annotation on the method counts before one on the class. It works like the annotation of {@code quarkus-rest-jackson} with
 * this name, which only that extension has. It counts for a {@code Response} as well. A route with it isn't proven, since the
 * function may give any code.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.METHOD, ElementType.TYPE })
public @interface CustomSerialization {

    /**
     * {@return the class of the function, which needs a public constructor without parameters: from the mapper of the
     * application and the declared type to what writes it}
     */
    Class<? extends BiFunction<ObjectMapper, Type, ObjectWriter>> value();
}
