package dev.straightway.runtime.entity;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import jakarta.ws.rs.ext.Providers;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import com.fasterxml.jackson.databind.ObjectMapper;

import dev.straightway.runtime.body.SecuredMappers;

class OptionalPartTest {

    @ParameterizedTest
    @CsvSource({ "ACTIVATION, jakarta.activation., DataSourceEntity", "JSON_PROCESSING, jakarta.json., JsonValueEntity",
            "XML_BINDING, jakarta.xml.bind., XmlElementEntity", "XML_BINDING, jakarta.xml.bind., XmlClassEntity",
            "JSON_BINDING, jakarta.json.bind., JsonBindingEntity" })
    void bringsItsProvidersWithItsLibrary(OptionalPart part, String library, String provider) {
        Function<String, Class<?>> without = name -> name.startsWith(library) ? null : OptionalPart.load(name);

        assertThat(names(Codec.entities(ObjectMapper::new))).contains(provider);
        assertThat(names(StandardEntities.all(new JacksonEntity(ObjectMapper::new, () -> null, SecuredMappers.NONE), () -> null,
                Codec.TAKEN, without))).doesNotContain(provider)
                .contains("JacksonEntity", "SourceEntity");
        assertThat(OptionalPart.present(without)).doesNotContain(part);
    }

    @Test
    void putsTheLastResortsLast() {
        assertThat(names(Codec.entities(ObjectMapper::new))).endsWith("JacksonEntity", "JsonBindingEntity",
                "TextEntity");
        assertThat(names(Codec.entities(null))).endsWith("JsonBindingEntity", "TextEntity")
                .doesNotContain("JacksonEntity");
    }

    @Test
    void linksNothingOfALibraryThatIsAbsent() throws ReflectiveOperationException {
        ClassLoader without = new WithoutLibraries();
        Class<?> taken = without.loadClass(StandardEntities.Taken.class.getName());
        Method all = without.loadClass(StandardEntities.class.getName()).getMethod("all", Supplier.class, Supplier.class,
                taken, SecuredMappers.class);

        Supplier<ObjectMapper> json = ObjectMapper::new;
        Supplier<Providers> providers = () -> null;
        Object nothing = taken.getConstructors()[0].newInstance(null, null);

        assertThat(names((Collection<?>) all.invoke(null, json, providers, nothing, SecuredMappers.NONE)))
                .contains("JacksonEntity", "SourceEntity")
                .doesNotContain(
                        "DataSourceEntity", "JsonValueEntity", "XmlElementEntity", "XmlClassEntity", "JsonBindingEntity");
    }

    private static List<String> names(Collection<?> providers) {
        return providers.stream().map(provider -> provider.getClass().getSimpleName()).toList();
    }

    /** Defines the package anew, and hides the libraries from it. */
    private static final class WithoutLibraries extends URLClassLoader {

        private static final List<String> ABSENT = List.of("jakarta.activation.", "jakarta.json.", "jakarta.xml.bind.");

        WithoutLibraries() {
            super(new URL[] { StandardEntities.class.getProtectionDomain().getCodeSource().getLocation() },
                    OptionalPartTest.class.getClassLoader());
        }

        @Override
        protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (ABSENT.stream().anyMatch(name::startsWith)) {
                throw new ClassNotFoundException(name);
            }
            if (!name.startsWith(StandardEntities.class.getPackageName())) {
                return super.loadClass(name, resolve);
            }
            Class<?> loaded = findLoadedClass(name);
            return loaded == null ? findClass(name) : loaded;
        }
    }
}
