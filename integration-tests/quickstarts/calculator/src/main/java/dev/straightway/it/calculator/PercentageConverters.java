package dev.straightway.it.calculator;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.math.BigDecimal;

import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;
import jakarta.ws.rs.ext.Provider;

/** Reads percentages with and without their sign. */
@Provider
public class PercentageConverters implements ParamConverterProvider {

    @Override
    @SuppressWarnings("unchecked") // the type was compared
    public <T> ParamConverter<T> getConverter(Class<T> type, Type generic, Annotation[] annotations) {
        return type == Percentage.class ? (ParamConverter<T>) new PercentageConverter() : null;
    }

    static final class PercentageConverter implements ParamConverter<Percentage> {
        @Override
        public Percentage fromString(String text) {
            return new Percentage(new BigDecimal(text.endsWith("%") ? text.substring(0, text.length() - 1) : text));
        }

        @Override
        public String toString(Percentage percentage) {
            return percentage.value() + "%";
        }
    }
}
