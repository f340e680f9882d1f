package dev.straightway.deployment.arc;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import io.quarkus.jackson.spi.ClassPathJacksonModuleBuildItem;
import io.quarkus.jackson.spi.JacksonModuleBuildItem;
import io.quarkus.jackson.spi.JacksonModuleBuildItem.Item;

class JsonModulesTest {

    @Test
    void knowsTheModulesThatQuarkusFindsByItself() {
        assertThat(JsonModules.unknown(List.of(),
                List.of(new ClassPathJacksonModuleBuildItem("com.fasterxml.jackson.datatype.jdk8.Jdk8Module"),
                        new ClassPathJacksonModuleBuildItem("com.fasterxml.jackson.datatype.jsr310.JavaTimeModule")),
                Optional.empty())).isEmpty();
    }

    @Test
    void namesAModuleOfAnExtension() {
        assertThat(JsonModules.unknown(List.of(), List.of(new ClassPathJacksonModuleBuildItem("org.acme.MoneyModule")),
                Optional.empty())).contains("the Jackson module org.acme.MoneyModule");
    }

    @Test
    void namesAnExtensionThatReadsOrWritesAType() {
        assertThat(JsonModules.unknown(List.of(module(new Item("org.acme.Money", "org.acme.MoneyWriter", null))), List.of(),
                Optional.empty())).contains("the Jackson module money");
        assertThat(JsonModules.unknown(List.of(module(new Item("org.acme.Money", null, "org.acme.MoneyReader"))), List.of(),
                Optional.empty())).contains("the Jackson module money");
    }

    @Test
    void knowsWhatQuarkusDoesToTypesOfVertx() {
        assertThat(JsonModules.unknown(List.of(module(new Item("io.vertx.core.json.JsonObject",
                "io.quarkus.vertx.runtime.jackson.JsonObjectSerializer", null))), List.of(), Optional.empty())).isEmpty();
    }

    @Test
    void trustsNobodyElseWithTypesOfVertx() {
        assertThat(JsonModules.unknown(List.of(module(new Item("io.vertx.core.json.JsonObject", "org.acme.Writer", null))),
                List.of(), Optional.empty())).contains("the Jackson module money");
    }

    @ParameterizedTest
    @ValueSource(strings = { "SNAKE_CASE", "com.fasterxml.jackson.databind.PropertyNamingStrategies$KebabCaseStrategy" })
    void knowsTheNamingStrategiesOfJackson(String strategy) {
        assertThat(JsonModules.unknown(List.of(), List.of(), Optional.of(strategy))).isEmpty();
    }

    @Test
    void namesANamingStrategyOfTheApplication() {
        assertThat(JsonModules.unknown(List.of(), List.of(), Optional.of("org.acme.Names")))
                .contains("the naming strategy org.acme.Names");
    }

    private static JacksonModuleBuildItem module(Item item) {
        return new JacksonModuleBuildItem("money", List.of(item));
    }
}
