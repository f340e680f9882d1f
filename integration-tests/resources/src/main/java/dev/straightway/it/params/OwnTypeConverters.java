package dev.straightway.it.params;

import java.lang.annotation.Annotation;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.function.Function;

import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;

/** Converts {@link Money} and {@link Box} and leaves every other type alone (§3.2). */
@Provider
public class OwnTypeConverters implements ParamConverterProvider {

    @Override
    @SuppressWarnings("unchecked") // each branch has compared the raw type
    public <T> ParamConverter<T> getConverter(Class<T> rawType, Type genericType, Annotation[] annotations) {
        if (rawType == Money.class) {
            return (ParamConverter<T>) new Reading<>(OwnTypeConverters::money);
        }
        if (rawType == Box.class && genericType instanceof ParameterizedType box) {
            return (ParamConverter<T>) new Reading<>(boxOf(box.getActualTypeArguments()[0]));
        }
        return null;
    }

    private static Money money(String text) {
        return new Money(new BigDecimal(text.substring(3)), text.substring(0, 3));
    }

    private static Function<String, Box<?>> boxOf(Type content) {
        return content == Integer.class ? text -> new Box<>(Integer.valueOf(text) + 1) : text -> new Box<>(text + "!");
    }

    /** Reads by a function; a failure of the function is the converter's. */
    private record Reading<T>(Function<String, T> function) implements ParamConverter<T> {

        @Override
        public T fromString(String value) {
            return value == null ? null : function.apply(value);
        }

        @Override
        public String toString(T value) {
            return String.valueOf(value);
        }
    }
}
