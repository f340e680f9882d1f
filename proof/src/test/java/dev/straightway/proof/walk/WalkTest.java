package dev.straightway.proof.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.inject.Inject;

import org.junit.jupiter.api.Test;

import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Method;

class WalkTest {

    static final class Resource {
        String own() {
            return "own";
        }

        String library() {
            return Library.text();
        }
    }

    static final class Library {
        static String text() {
            return "text";
        }
    }

    interface Api {
        String text();
    }

    static final class Visible implements Api {
        @Override
        public String text() {
            return "seen";
        }
    }

    static final class Injected {
        @Inject
        Api api;

        String get() {
            return api.text();
        }
    }

    private static final RouteEntry OWN = RouteEntry.of(Method.of(Resource.class.getName(), "own", "()Ljava/lang/String;"));
    private static final RouteEntry LIBRARY = RouteEntry
            .of(Method.of(Resource.class.getName(), "library", "()Ljava/lang/String;"));

    private static Application application() {
        return Application.of(ClassSource.of(WalkTest.class.getClassLoader(),
                Set.of(Resource.class.getName().replace('.', '/')), Set.of(Library.class.getName().replace('.', '/'))));
    }

    private static StartedWalk beginning(Application application) {
        return StartedWalk.of(application.classes(), application.judgements());
    }

    private static Walk walk(Application application, RouteEntry... entries) {
        return Walk.of(application, List.of(entries), beginning(application));
    }

    @Test
    void followsLibraries() {
        Walk walk = walk(application(), OWN, LIBRARY);
        assertThat(strange(walk, OWN)).isFalse();
        assertThat(strange(walk, LIBRARY)).isFalse();
    }

    @Test
    void saysThatALibraryIsNotFollowedWhereThereWouldBeTooMuchOfIt() {
        Application application = application();
        Walk walk = Walk.of(application, List.of(OWN, LIBRARY), beginning(application), 0.0);
        assertThat(strange(walk, OWN)).isFalse();
        assertThat(strange(walk, LIBRARY)).isTrue();
    }

    @Test
    void takesWhatTheContainerMakesInItsOwnWayForNoClassThatItSees() {
        RouteEntry injected = RouteEntry.of(Method.of(Injected.class.getName(), "get", "()Ljava/lang/String;"));
        Set<String> classes = Stream.of(Api.class, Visible.class, Injected.class).map(type -> type.getName().replace('.', '/'))
                .collect(Collectors.toSet());
        Walk walk = walk(Application.of(ClassSource.of(WalkTest.class.getClassLoader(), classes, Set.of())), injected);
        assertThat(strange(walk, injected)).isTrue();
    }

    private static boolean strange(Walk walk, RouteEntry entry) {
        return strange(walk.route(entry));
    }

    private static boolean strange(Node node) {
        for (Event event : node.events()) {
            if (!event.judgement().verdict().harmless()) {
                return true;
            }
        }
        for (Node.Call call : node.calls()) {
            if (strange(call.target())) {
                return true;
            }
        }
        return false;
    }
}
