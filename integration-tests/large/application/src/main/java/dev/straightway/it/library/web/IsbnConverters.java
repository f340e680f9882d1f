package dev.straightway.it.library.web;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;

import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;

@Provider
public class IsbnConverters implements ParamConverterProvider {

    private static final ParamConverter<Isbn> CONVERTER = new ParamConverter<>() {

        @Override
        public Isbn fromString(String text) {
            String digits = text.replace("-", "");
            if (digits.length() != 13 || !digits.chars().allMatch(Character::isDigit)) {
                throw new IllegalArgumentException("no ISBN: " + text);
            }
            return new Isbn(digits);
        }

        @Override
        public String toString(Isbn isbn) {
            return isbn.digits();
        }
    };

    @Override
    @SuppressWarnings("unchecked")
    public <T> ParamConverter<T> getConverter(Class<T> type, Type generic, Annotation[] annotations) {
        return type == Isbn.class ? (ParamConverter<T>) CONVERTER : null;
    }
}
