package dev.straightway.runtime.entity;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

import jakarta.ws.rs.ext.Providers;

/**
 * A library that applications may lack, and the providers that it brings.
 * <p>
 * The providers are named in method bodies only, so that the machine loads none of them before they are asked for. Present
 * means to the class loader of this class, whatever the thread's own loader sees: it is the one that will link the providers.
 */
enum OptionalPart {

    ACTIVATION("jakarta.activation.DataSource") {
        @Override
        List<Object> special(Supplier<Providers> providers) {
            return List.of(new DataSourceEntity());
        }
    },

    JSON_PROCESSING("jakarta.json.JsonValue") {
        @Override
        List<Object> special(Supplier<Providers> providers) {
            return List.of(new JsonValueEntity());
        }
    },

    XML_BINDING("jakarta.xml.bind.JAXBElement") {
        @Override
        List<Object> special(Supplier<Providers> providers) {
            XmlBinding binding = new XmlBinding(providers);
            return List.of(new XmlElementEntity(binding), new XmlClassEntity(binding));
        }
    },

    JSON_BINDING("jakarta.json.bind.Jsonb") {
        @Override
        List<Object> general(Supplier<Providers> providers) {
            return List.of(new JsonBindingEntity(providers));
        }
    };

    private final String className;

    OptionalPart(String className) {
        this.className = className;
    }

    /** {@return providers for the library's own classes} */
    List<Object> special(Supplier<Providers> providers) {
        return List.of();
    }

    /** {@return providers for classes of applications, which step back behind Jackson} */
    List<Object> general(Supplier<Providers> providers) {
        return List.of();
    }

    /** {@return the names of the classes by which the libraries are looked for} */
    static List<String> classNames() {
        return Arrays.stream(values()).map(part -> part.className).toList();
    }

    static List<OptionalPart> present(Function<String, Class<?>> loader) {
        List<OptionalPart> present = new ArrayList<>();
        for (OptionalPart part : values()) {
            if (loader.apply(part.className) != null) {
                present.add(part);
            }
        }
        return present;
    }

    /** {@return the class, or {@code null} if the application doesn't have it} */
    static Class<?> load(String className) {
        try {
            return Class.forName(className, false, OptionalPart.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            return null;
        }
    }
}
