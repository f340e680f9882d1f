package dev.straightway.deployment.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;

import jakarta.ws.rs.container.ContainerRequestContext;
import jakarta.ws.rs.container.ContainerRequestFilter;

import org.jboss.jandex.Index;
import org.junit.jupiter.api.Test;

import dev.straightway.proof.code.Method;

class ProviderCodeTest {

    private static final String CONTRACT = "(Ljakarta/ws/rs/container/ContainerRequestContext;)V";

    /** Is of a library. */
    static class Base implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.getProperty("any");
        }
    }

    static class Overloading extends Base {
        void filter(String text) {
            text.trim();
        }
    }

    static class Own implements ContainerRequestFilter {
        @Override
        public void filter(ContainerRequestContext request) {
            request.getProperty("any");
        }
    }

    private static List<Method> methods(Class<?> type, Class<?>... indexed) {
        try {
            Index index = Index.of(indexed);
            return new ProviderCode(index).of(index.getClassByName(type), "ContainerRequestFilter");
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Method filter(Class<?> type, String descriptor) {
        return Method.of(type.getName(), "filter", descriptor);
    }

    @Test
    void namesWhatAClassDeclares() {
        assertThat(methods(Own.class, Own.class)).containsExactly(filter(Own.class, CONTRACT));
    }

    @Test
    void namesWhatAnOverloadDoesNotHide() {
        assertThat(methods(Overloading.class, Overloading.class, Base.class)).containsExactlyInAnyOrder(
                filter(Overloading.class, "(Ljava/lang/String;)V"), filter(Overloading.class, CONTRACT));
    }

    @Test
    void namesWhatAClassThatIsNotIndexedMayDeclare() {
        assertThat(methods(Overloading.class, Overloading.class)).containsExactlyInAnyOrder(
                filter(Overloading.class, "(Ljava/lang/String;)V"), filter(Overloading.class, CONTRACT));
    }
}
