package dev.straightway.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.Type;

import dev.straightway.proof.Proof.NotProven;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.Beans;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgements;

/** Each route may reach five methods of libraries here, whatever others reach. */
class BudgetTest {

    private static final int METHODS = 100;

    static final class Resource {
        String own() {
            return "own";
        }

        String first() {
            return First.a();
        }

        String second() {
            return Second.a();
        }

        String both() {
            return First.a() + Second.a();
        }

        String large() {
            return Large.a(1);
        }

        String parsed() {
            return Type.getType("I").getClassName();
        }
    }

    /** Three methods. */
    static final class First {
        static String a() {
            return b();
        }

        static String b() {
            return c();
        }

        static String c() {
            return "first";
        }
    }

    /** Three methods. */
    static final class Second {
        static String a() {
            return b();
        }

        static String b() {
            return c();
        }

        static String c() {
            return "second";
        }
    }

    /** Eight methods. */
    static final class Large {
        static String a(int depth) {
            return b(depth) + c(depth);
        }

        static String b(int depth) {
            return d(depth) + e(depth);
        }

        static String c(int depth) {
            return f(depth) + g(depth);
        }

        static String d(int depth) {
            return "d" + depth;
        }

        static String e(int depth) {
            return "e" + depth;
        }

        static String f(int depth) {
            return h(depth);
        }

        static String g(int depth) {
            return "g" + depth;
        }

        static String h(int depth) {
            return "h" + depth;
        }
    }

    private static final RouteEntry OWN = route("own");
    private static final RouteEntry FIRST = route("first");
    private static final RouteEntry SECOND = route("second");
    private static final RouteEntry BOTH = route("both");
    private static final RouteEntry LARGE = route("large");

    private static RouteEntry route(String name) {
        return RouteEntry.of(Method.of(Resource.class.getName(), name, "()Ljava/lang/String;"));
    }

    private static String name(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static List<Proof> prove(ClassSource classes, RouteEntry... routes) {
        return Prover.prove(List.of(routes),
                new Application(classes, Beans.unknown(), Judgements.reviewed(List.of()), METHODS));
    }

    private static List<Proof> prove(RouteEntry... routes) {
        return prove(ClassSource.of(BudgetTest.class.getClassLoader(), Set.of(name(Resource.class)),
                Set.of(name(First.class), name(Second.class), name(Large.class))), routes);
    }

    @Test
    void leavesOthersProvenBesideARouteThatReachesMoreOfALibrary() {
        assertThat(prove(LARGE, FIRST, OWN, SECOND)).extracting(Proof::proven).containsExactly(false, true, true, true);
    }

    static Stream<List<RouteEntry>> orders() {
        return Stream.of(List.of(LARGE, BOTH, FIRST, SECOND), List.of(SECOND, FIRST, BOTH, LARGE),
                List.of(FIRST, LARGE, SECOND, BOTH), List.of(BOTH, SECOND, LARGE, FIRST));
    }

    @ParameterizedTest
    @MethodSource("orders")
    void decidesTheSameInAnyOrderOfRoutes(List<RouteEntry> order) {
        List<Proof> proofs = prove(order.toArray(RouteEntry[]::new));
        assertThat(List.of(FIRST, SECOND, BOTH, LARGE)).extracting(route -> proofs.get(order.indexOf(route)).proven())
                .containsExactly(true, true, false, false);
    }

    @Test
    void provesNoRouteBeyondItsBudgetThatReachesOnlyWhatOthersReach() {
        assertThat(prove(BOTH)).extracting(Proof::proven).containsExactly(false);
        assertThat(prove(BOTH, FIRST, SECOND)).extracting(Proof::proven).containsExactly(false, true, true);
    }

    @Test
    void saysWhereInWhichPackageItStoppedAndWhatToDo() {
        assertThat(words(prove(LARGE).get(0))).isEqualTo("BudgetTest$Resource#large → BudgetTest$Large#a → BudgetTest$Large#c"
                + " → BudgetTest$Large#f → the code of dev.straightway.proof: is followed no further: the route"
                + " reaches more than 5 methods of libraries, a twentieth of quarkus.straightway.dispatch.cap"
                + " (BudgetTest.java:47)");
    }

    @Test
    void saysInWhichArchiveItStopped() throws Exception {
        Path archive = Path.of(Type.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        ClassSource classes = ClassSource.of(BudgetTest.class.getClassLoader(), Set.of(name(Resource.class)),
                Libraries.of(List.of(archive)));
        assertThat(words(prove(classes, route("parsed")).get(0)))
                .contains("the code of org.objectweb.asm (" + archive.getFileName() + "): is followed no further");
    }

    private static String words(Proof proof) {
        return ((NotProven) proof).words();
    }
}
