package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.TableReader;

/** Takes old proofs for new ones only when all that they depend on is the same. */
class RememberedProofsTest {

    private static final String SCOPES = "dev/straightway/proof/ways/Scopes$";
    private static final List<RouteEntry> ROUTES = List
            .of(RouteEntry.of(new Method(SCOPES + "Field", "free", "()Ljava/lang/String;")));

    private final Set<String> names = new LinkedHashSet<>(List.of(SCOPES + "Field", SCOPES + "Visit", SCOPES + "Clock"));
    private final Map<String, byte[]> changed = new HashMap<>();
    private final Libraries libraries = Libraries.of(List.of());
    private Judgements judgements = Judgements.reviewed(List.of());
    private boolean known = true;
    private RememberedProofs first;
    private Prover asked;

    @BeforeEach
    void proves() {
        asked = Prover.of(ROUTES, application());
        assertThat(asked.ask(Question.BLOCKS)).allMatch(Proof::proven);
        first = asked.remember(Question.BLOCKS, Question.REQUEST_SCOPE);
    }

    @Test
    void isTheSameWhenNothingHasChanged() {
        judgements = Judgements.reviewed(List.of());

        assertThat(first.proofs(List.copyOf(ROUTES), application()))
                .hasValueSatisfying(proofs -> assertThat(proofs)
                        .isEqualTo(Map.of(Question.BLOCKS, asked.ask(Question.BLOCKS), Question.REQUEST_SCOPE,
                                asked.ask(Question.REQUEST_SCOPE))));
        assertThat(first.reads(application().classes(), judgements)).isTrue();
    }

    @Test
    void isAnewWhenAClassHasChanged() {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V17, 0, SCOPES + "Clock", null, "java/lang/Object", null);
        changed.put(SCOPES + "Clock", type.toByteArray());

        assertThat(first.reads(application().classes(), judgements)).isFalse();
        assertThat(first.proofs(ROUTES, application())).isEmpty();
        assertThat(Prover.prove(ROUTES, application())).noneMatch(Proof::proven);
    }

    @Test
    void isAnewWhenThereIsOneMoreClass() {
        names.add(SCOPES + "Text");

        assertThat(first.proofs(ROUTES, application())).isEmpty();
    }

    @Test
    void isAnewWhenTheContainerAnswersOtherwise() {
        known = false;

        assertThat(first.proofs(ROUTES, application())).isEmpty();
    }

    @Test
    void isAnewWhenATableJudgesOtherwise() {
        judgements = Judgements.reviewed(TableReader.lines("mine", List.of("blocks java.lang.String#length # mine")));

        assertThat(first.reads(application().classes(), judgements)).isFalse();
        assertThat(first.proofs(ROUTES, application())).isEmpty();
    }

    @Test
    void isAnewForOtherRoutes() {
        List<RouteEntry> other = List.of(RouteEntry.of(new Method(SCOPES + "Field", "needs", "()Ljava/lang/String;")));

        assertThat(first.proofs(other, application())).isEmpty();
    }

    private Application application() {
        return new Application(ClassSource.of(this::bytes, names, libraries), new Container(), judgements,
                Application.METHODS);
    }

    private byte[] bytes(String name) {
        if (changed.containsKey(name)) {
            return changed.get(name);
        }
        try (InputStream file = RememberedProofsTest.class.getClassLoader().getResourceAsStream(name + ".class")) {
            return file == null ? null : file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Knows the bean of each type, unless it knows none. */
    private final class Container implements Beans {
        @Override
        public Optional<Resolution> at(InjectionPoint point) {
            String bean = point.type().substring(1, point.type().length() - 1);
            return known ? Optional.of(Resolution.of(new Bean(Bean.Scope.APPLICATION, bean, Instantiation.nothing())))
                    : Optional.empty();
        }

        @Override
        public List<Method> around(Method method) {
            return List.of();
        }
    }
}
