package dev.straightway.deployment.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Annotation;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.util.List;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.ext.ParamConverter;
import jakarta.ws.rs.ext.ParamConverterProvider;

import org.junit.jupiter.api.Test;

import dev.straightway.proof.Proof;
import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;

/** Parameters are converted by whatever a provider has given when the application started. */
class GivenConvertersTest {

    private static final String GET = "(Ljava/lang/Class;Ljava/lang/reflect/Type;[Ljava/lang/annotation/Annotation;)"
            + "Ljakarta/ws/rs/ext/ParamConverter;";

    static final class Shop {
        String find(Sku sku) {
            return "found";
        }
    }

    static final class Sku {
    }

    static final class Quick implements ParamConverter<Sku> {
        @Override
        public Sku fromString(String text) {
            return new Sku();
        }

        @Override
        public String toString(Sku sku) {
            return "sku";
        }
    }

    static final class GivesAClass implements ParamConverterProvider {
        @Override
        @SuppressWarnings("unchecked") // the types agree in what is tested
        public <T> ParamConverter<T> getConverter(Class<T> raw, Type type, Annotation[] annotations) {
            LockSupport.parkNanos(1); // at the start
            return (ParamConverter<T>) new Quick();
        }
    }

    static final class GivesAProxy implements ParamConverterProvider {
        @Override
        @SuppressWarnings("unchecked") // the types agree in what is tested
        public <T> ParamConverter<T> getConverter(Class<T> raw, Type type, Annotation[] annotations) {
            return (ParamConverter<T>) Proxy.newProxyInstance(getClass().getClassLoader(),
                    new Class<?>[] { ParamConverter.class }, (proxy, method, arguments) -> {
                        LockSupport.parkNanos(1);
                        return new Sku();
                    });
        }
    }

    @Test
    void areCalledByTheRouteAndNotTheirProvider() {
        assertThat(prove(GivesAClass.class, GET)).isInstanceOf(Proven.class);
    }

    @Test
    void mayBeProxies() {
        assertThat(prove(GivesAProxy.class, GET)).isInstanceOfSatisfying(NotProven.class,
                proof -> assertThat(proof.drawn()).contains("ParamConverter#fromString"));
    }

    @Test
    void areUnknownWhereTheCodeThatGivesThemIsNotFound() {
        assertThat(prove(GivesAClass.class, "()V")).isInstanceOfSatisfying(NotProven.class,
                proof -> assertThat(proof.drawn()).contains("GivesAClass#getConverter"));
    }

    private static Proof prove(Class<?> provider, String descriptor) {
        Set<String> ours = Stream.of(GivenConvertersTest.class.getDeclaredClasses())
                .map(org.objectweb.asm.Type::getInternalName).collect(Collectors.toSet());
        Application application = Application.of(ClassSource.of(GivenConvertersTest.class.getClassLoader(), ours, Set.of()));
        Method find = Method.of(Shop.class.getName(), "find",
                "(L" + Sku.class.getName().replace('.', '/') + ";)Ljava/lang/String;");
        Method getConverter = Method.of(provider.getName(), "getConverter", descriptor);
        return Prover.prove(List.of(new RouteEntry(find, List.of(getConverter), Set.of(), true)), application).get(0);
    }
}
