package dev.straightway.deployment;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.jboss.jandex.IndexView;
import org.jboss.jandex.Indexer;

import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.check.Surroundings;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.Planner;
import dev.straightway.deployment.scan.ApplicationScanner;

/** Runs the stages over classes of a test, without Quarkus. */
public final class Fixtures {

    /** Types of the JDK that the fixtures use; in Quarkus the computing index finds them. */
    private static final List<Class<?>> LIBRARY = List.of(java.util.UUID.class, java.math.BigDecimal.class,
            java.time.LocalDate.class, java.net.URI.class, java.util.concurrent.TimeUnit.class, Object.class,
            java.util.concurrent.atomic.AtomicInteger.class);

    private Fixtures() {
    }

    public static RestApplication scan(Class<?>... types) {
        IndexView lookup = index(concat(types));
        return new ApplicationScanner(index(types), lookup, type -> true).scan();
    }

    public static List<Problem> check(Class<?>... types) {
        RestApplication application = scan(types);
        return Checker.check(application, new Surroundings(names(application), false, false, Set.of()));
    }

    public static Plan plan(Class<?>... types) {
        RestApplication application = scan(types);
        List<Problem> problems = Checker.check(application, new Surroundings(names(application), false, false, Set.of()));
        if (!problems.isEmpty()) {
            throw new AssertionError("unexpected problems: " + problems);
        }
        return new Planner(application, "", name -> "Singleton").plan();
    }

    /** {@return the plan of the method with a name, which must be the only one} */
    public static InvokerPlan planOf(String method, Class<?>... types) {
        List<InvokerPlan> found = plan(types).invokers().stream().filter(plan -> plan.call().method().equals(method)).toList();
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " methods are called " + method);
        }
        return found.get(0);
    }

    public static Set<String> names(RestApplication application) {
        return application.resources().stream().map(type -> type.name()).collect(Collectors.toSet());
    }

    private static Class<?>[] concat(Class<?>[] types) {
        Class<?>[] all = Arrays.copyOf(types, types.length + LIBRARY.size());
        for (int i = 0; i < LIBRARY.size(); i++) {
            all[types.length + i] = LIBRARY.get(i);
        }
        return all;
    }

    private static IndexView index(Class<?>... types) {
        Indexer indexer = new Indexer();
        for (Class<?> type : types) {
            try {
                indexer.indexClass(type);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return indexer.complete();
    }
}
