package dev.straightway.deployment.arc;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import io.quarkus.jackson.spi.ClassPathJacksonModuleBuildItem;
import io.quarkus.jackson.spi.JacksonModuleBuildItem;

/**
 * Finds what extensions and the configuration give to Jackson that the walk's model of JSON doesn't know.
 * <p>
 * Quarkus hands modules on in a customizer which it generates, so the code of that bean tells nothing.
 */
public final class JsonModules {

    /** Those that Quarkus finds by itself; the model knows what they do. */
    private static final Set<String> MODELLED = Set.of("com.fasterxml.jackson.datatype.jsr310.JavaTimeModule",
            "com.fasterxml.jackson.datatype.jdk8.Jdk8Module",
            "com.fasterxml.jackson.module.paramnames.ParameterNamesModule");
    /** Code of Quarkus itself for types of Vert.x, which the table of JSON has. */
    private static final String QUARKUS = "io.quarkus.";
    private static final String VERTX = "io.vertx.core.json.";
    /** What REST Data answers with; no resource of an application does. */
    private static final String HAL = "io.quarkus.hal.";

    private JsonModules() {
    }

    /**
     * {@return who reads or writes types in a way of their own, in words; empty if nobody does}
     *
     * @param naming the configured naming strategy
     */
    public static Optional<String> unknown(List<JacksonModuleBuildItem> modules, List<ClassPathJacksonModuleBuildItem> found,
            Optional<String> naming) {
        Stream<String> named = found.stream().map(ClassPathJacksonModuleBuildItem::getModuleClassName)
                .filter(name -> !MODELLED.contains(name));
        Stream<String> built = modules.stream().filter(module -> !module.getItems().stream().allMatch(JsonModules::isModelled))
                .map(JacksonModuleBuildItem::getName);
        return Stream.concat(named, built).sorted().findFirst().map(name -> "the Jackson module " + name)
                .or(() -> naming.filter(JsonModules::isOwn).map(name -> "the naming strategy " + name));
    }

    private static boolean isModelled(JacksonModuleBuildItem.Item item) {
        return (item.getTargetClassName().startsWith(VERTX) || item.getTargetClassName().startsWith(HAL))
                && isOfQuarkus(item.getSerializerClassName())
                && isOfQuarkus(item.getDeserializerClassName());
    }

    private static boolean isOfQuarkus(String name) {
        return name == null || name.startsWith(QUARKUS);
    }

    /** A name without a package is a constant of Jackson's. */
    private static boolean isOwn(String strategy) {
        return strategy.contains(".") && !strategy.startsWith("com.fasterxml.jackson.");
    }
}
