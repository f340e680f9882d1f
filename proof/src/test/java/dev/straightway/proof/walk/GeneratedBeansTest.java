package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.inject.Inject;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.Prover;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Bean;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.InjectionPoint;
import dev.straightway.proof.application.Instantiation;
import dev.straightway.proof.application.Resolution;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.TableReader;

/** Injects beans whose classes the build generates, so that nobody sees them when routes are proven. */
class GeneratedBeansTest {

    @interface Generated {
    }

    @Generated
    interface Client {
        String get();

        java.util.concurrent.CompletionStage<String> later();
    }

    interface Repository {
        String find();
    }

    static final class Resource {
        @Inject
        Client client;
        @Inject
        Repository repository;

        String asks() {
            return client.get();
        }

        boolean asksLater() {
            return client.later() == null;
        }

        String finds() {
            return repository.find();
        }

        boolean isGiven() {
            return client != null && repository != null;
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', nullValues = "proven", value = {
            "asks      | ()Ljava/lang/String; | waits for another server",
            "asksLater | ()Z | is called on an object whose class is not known (GeneratedBeansTest.java:LINE): what is"
                    + " injected into GeneratedBeansTest$Resource#client, of a class that the build makes: Generated_Client",
            "finds     | ()Ljava/lang/String; | is called on an object whose class is not known (GeneratedBeansTest.java:LINE):"
                    + " what is injected into GeneratedBeansTest$Resource#repository, of a class that the build makes:"
                    + " Generated_Repository",
            "isGiven   | ()Z | proven" })
    void provesNoCallOfOne(String name, String descriptor, String reason) {
        var entry = RouteEntry.of(Method.of(Resource.class.getName(), name, descriptor));
        var proof = Prover.prove(List.of(entry), application()).get(0);
        if (reason == null) {
            assertThat(proof.proven()).isTrue();
        } else {
            assertThat(proof).isInstanceOfSatisfying(NotProven.class,
                    one -> assertThat(one.words().replaceAll("java:\\d+", "java:LINE")).contains(": " + reason));
        }
    }

    private static Application application() {
        Set<String> classes = Stream.of(Client.class, Repository.class, Resource.class)
                .map(type -> type.getName().replace('.', '/')).collect(Collectors.toSet());
        return new Application(ClassSource.of(GeneratedBeansTest.class.getClassLoader(), classes, Set.of()), new Container(),
                Judgements.reviewed(TableReader.lines("mine",
                        List.of("blocks @" + Generated.class.getName() + "  # waits for another server"))),
                Application.METHODS);
    }

    /** Gives a bean of a generated class for each injection point. */
    private static final class Container implements Beans {
        @Override
        public Optional<Resolution> at(InjectionPoint point) {
            String name = point.type().substring(point.type().indexOf('$') + 1, point.type().length() - 1);
            return Optional.of(Resolution.of(new Bean(Bean.Scope.SINGLETON, "Generated_" + name, Instantiation.nothing())));
        }

        @Override
        public List<Method> around(Method method) {
            return List.of();
        }
    }
}
