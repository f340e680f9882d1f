package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.text.SimpleDateFormat;
import java.util.Set;
import java.util.SimpleTimeZone;
import java.util.TimeZone;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.module.SimpleModule;

import dev.straightway.proof.code.ClassSource;

class JsonSettingsTest {

    interface Customizer {
        void customize(ObjectMapper mapper);
    }

    static final class Features implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.enable(SerializationFeature.INDENT_OUTPUT).disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES,
                    DeserializationFeature.FAIL_ON_NULL_FOR_PRIMITIVES);
            mapper.configure(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, Boolean.getBoolean("dates"));
        }
    }

    static class Others implements Customizer {
        @Override
        @SuppressWarnings("deprecation") // applications still use the older setter
        public void customize(ObjectMapper mapper) {
            mapper.setSerializationInclusion(JsonInclude.Include.NON_NULL);
            mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
            mapper.setTimeZone(TimeZone.getTimeZone("UTC"));
            mapper.setDateFormat(new SimpleDateFormat("yyyy"));
        }
    }

    static final class Inherited extends Others {
    }

    static final class Chosen implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            if (Boolean.getBoolean("indent")) {
                mapper.enable(SerializationFeature.INDENT_OUTPUT);
            }
        }
    }

    static final class Modules implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.registerModule(new SimpleModule());
        }
    }

    static final class Found implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.findAndRegisterModules();
        }
    }

    static final class Seen implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.setVisibility(PropertyAccessor.FIELD, Visibility.ANY);
        }
    }

    static final class MixedIn implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.enable(SerializationFeature.INDENT_OUTPUT).addMixIn(String.class, Object.class);
        }
    }

    static final class Sorted implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
        }
    }

    static final class SortedToo implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.enable(SerializationFeature.INDENT_OUTPUT, SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS);
        }
    }

    static final class Named implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.enable(SerializationFeature.valueOf("ORDER_MAP_ENTRIES_BY_KEYS"));
        }
    }

    @SuppressWarnings("deprecation")
    static final class Unmarked implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.configure(MapperFeature.USE_ANNOTATIONS, false);
        }
    }

    static final class OwnNames implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.setPropertyNamingStrategy(new PropertyNamingStrategies.NamingBase() {
                private static final long serialVersionUID = 1;

                @Override
                public String translate(String name) {
                    return name;
                }
            });
        }
    }

    static final class HandedOn implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            other(mapper);
        }

        private static void other(ObjectMapper mapper) {
            mapper.findAndRegisterModules();
        }
    }

    static final class Kept implements Customizer {
        private ObjectMapper kept;

        @Override
        public void customize(ObjectMapper mapper) {
            kept = mapper;
        }

        void later() {
            kept.findAndRegisterModules();
        }
    }

    static final class Captured implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            Runnable later = () -> mapper.findAndRegisterModules();
            later.run();
        }
    }

    static final class Zone extends SimpleTimeZone {
        private static final long serialVersionUID = 1;

        Zone() {
            super(0, "Zone");
        }
    }

    static final class Zoned implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.setTimeZone(new Zone());
        }
    }

    static final class ZonedFormat implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            SimpleDateFormat format = new SimpleDateFormat("yyyy");
            format.setTimeZone(new Zone());
            mapper.setDateFormat(format);
        }
    }

    static final class Symbols extends DecimalFormatSymbols {
        private static final long serialVersionUID = 1;
    }

    static final class NumberedFormat implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            SimpleDateFormat format = new SimpleDateFormat("yyyy");
            format.setNumberFormat(new DecimalFormat("0", new Symbols()));
            mapper.setDateFormat(format);
        }
    }

    static final class PlainlyZoned implements Customizer {
        @Override
        public void customize(ObjectMapper mapper) {
            mapper.setTimeZone(TimeZone.getTimeZone("UTC"));
        }
    }

    @ParameterizedTest
    @ValueSource(classes = { Features.class, Others.class, Inherited.class, Chosen.class })
    void knowsWhatOnlySetsFeatures(Class<?> customizer) {
        assertThat(only(customizer)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(classes = { Modules.class, Found.class, Seen.class, MixedIn.class, Sorted.class, SortedToo.class, Named.class,
            Unmarked.class, OwnNames.class, HandedOn.class, Kept.class, Captured.class, Customizer.class })
    void doesNotTrustWhatDoesMore(Class<?> customizer) {
        assertThat(only(customizer)).isFalse();
    }

    @Test
    void knowsAZoneOfThePlatformBesideOneOfTheApplication() {
        assertThat(only(PlainlyZoned.class, Zone.class)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(classes = { Zoned.class, ZonedFormat.class })
    void doesNotTrustAZoneOfTheApplication(Class<?> customizer) {
        assertThat(only(customizer, Zone.class)).isFalse();
    }

    @Test
    void doesNotTrustADateFormatBesideSymbolsOfTheApplication() {
        assertThat(only(NumberedFormat.class)).isTrue();
        assertThat(only(NumberedFormat.class, Symbols.class)).isFalse();
    }

    private static boolean only(Class<?> customizer) {
        return only(customizer, Stream.of(JsonSettingsTest.class.getDeclaredClasses())
                .filter(type -> type != Zone.class && type != Symbols.class)
                .toArray(Class<?>[]::new));
    }

    private static boolean only(Class<?> customizer, Class<?>... others) {
        Set<String> classes = Stream.concat(Stream.of(customizer), Stream.of(others))
                .map(type -> type.getName().replace('.', '/')).collect(Collectors.toSet());
        return JsonSettings.only(ClassSource.of(JsonSettingsTest.class.getClassLoader(), classes, Set.of()),
                customizer.getName(), "customize");
    }
}
