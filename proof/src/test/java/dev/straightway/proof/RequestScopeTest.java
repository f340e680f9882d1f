package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Proof.Proven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Bean.Scope;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/** Asks which routes need the request scope. */
class RequestScopeTest {

    private static final String SCOPES = "dev/straightway/proof/ways/Scopes$";
    private static final Set<String> BEANS = Set.of(SCOPES + "Visit", SCOPES + "FinalVisit", SCOPES + "Clock");

    @ParameterizedTest
    @ValueSource(strings = { "Field", "Constructor", "Final", "Deep", "Written", "Functions", "Text", "Unresolved", "Dynamic",
            "Blocking", "Waiting" })
    void asksForTheScopeWhereABeanOfItMayBeCalled(String way) throws ClassNotFoundException {
        assertThat(ask(way, "needs", Question.REQUEST_SCOPE)).isInstanceOf(NotProven.class);
        assertThat(ask(way, "free", Question.REQUEST_SCOPE)).isInstanceOf(Proven.class);
    }

    @Test
    void drawsTheWayToTheBean() throws ClassNotFoundException {
        assertThat(ask("Field", "needs", Question.REQUEST_SCOPE)).isInstanceOfSatisfying(NotProven.class, proof -> {
            assertThat(proof.drawn()).isEqualTo("Scopes$Field#needs → Scopes$Visit#name");
            assertThat(proof.reason()).isEqualTo("asks for what the request scope holds");
        });
    }

    @ParameterizedTest
    @ValueSource(strings = { "Field", "Constructor", "Final", "Deep", "Written", "Functions", "Text" })
    void doesNotTakeABeanOfTheRequestScopeForOneThatBlocks(String way) throws ClassNotFoundException {
        assertThat(ask(way, "needs", Question.BLOCKS)).isInstanceOf(Proven.class);
    }

    private static Proof ask(String way, String name, Question question) throws ClassNotFoundException {
        Class<?> type = Class.forName((SCOPES + way).replace('/', '.'));
        java.lang.reflect.Method route = Stream.of(type.getDeclaredMethods()).filter(method -> method.getName().equals(name))
                .findFirst().orElseThrow();
        Set<String> classes = new LinkedHashSet<>(BEANS);
        classes.addAll(List.of(SCOPES + way, SCOPES + "Unknown", "dev/straightway/proof/ways/Calls"));
        Application application = new Application(ClassSource.of(type.getClassLoader(), classes, Set.of()), new Container(),
                Judgements.reviewed(List.of()), Application.METHODS);
        RouteEntry entry = RouteEntry.of(Method.of(type.getName(), name, Type.getMethodDescriptor(route)));
        return Prover.of(List.of(entry), application).ask(question).get(0);
    }

    /** Knows the three beans by their types, and nothing else. */
    private static final class Container implements Beans {
        @Override
        public Optional<Resolution> at(InjectionPoint point) {
            String bean = Type.getType(point.type()).getInternalName();
            Scope scope = bean.endsWith("Visit") ? Scope.REQUEST : Scope.APPLICATION;
            return !BEANS.contains(bean) ? Optional.empty()
                    : Optional.of(Resolution.of(new Bean(scope, bean, Instantiation.nothing())));
        }

        @Override
        public List<Method> around(Method method) {
            return List.of();
        }
    }
}
