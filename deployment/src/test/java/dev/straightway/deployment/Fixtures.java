package dev.straightway.deployment;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.IndexView;
import org.jboss.jandex.Indexer;

import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.check.Neighbours;
import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.check.Surroundings;
import dev.straightway.deployment.model.Choice;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Beans;
import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.Planner;
import dev.straightway.deployment.plan.Proving;
import dev.straightway.deployment.scan.ApplicationScanner;
import dev.straightway.deployment.scan.ApplicationScanner.Asking;

/** Runs the stages over classes of a test, without Quarkus. */
public final class Fixtures {

    /** Types of the JDK that the fixtures use; in Quarkus the computing index finds them. */
    private static final List<Class<?>> LIBRARY = List.of(java.util.UUID.class, java.math.BigDecimal.class,
            java.time.LocalDate.class, java.net.URI.class, java.util.concurrent.TimeUnit.class, Object.class,
            java.util.concurrent.atomic.AtomicInteger.class,
            jakarta.ws.rs.container.ContainerRequestFilter.class,
            org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerRequestFilter.class,
            org.jboss.resteasy.reactive.server.spi.ResteasyReactiveContainerResponseFilter.class,
            org.jboss.resteasy.reactive.server.spi.ResteasyReactiveAsyncExceptionMapper.class);

    private Fixtures() {
    }

    public static RestApplication scan(Class<?>... types) {
        return scan(Asking.NOBODY, types);
    }

    /** @param asking answers for the class path of the application */
    public static RestApplication scan(Asking asking, Class<?>... types) {
        return new ApplicationScanner(index(types), index(concat(types)), type -> true, asking).scan();
    }

    /** @param type a class that a test has made */
    public static RestApplication scanBytes(byte[] type) {
        Indexer indexer = new Indexer();
        try {
            indexer.index(new ByteArrayInputStream(type));
            indexer.indexClass(String.class);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return scan(indexer.complete());
    }

    /** @param index of classes that a test has made or compiled */
    public static RestApplication scan(IndexView index) {
        return new ApplicationScanner(index, index, known -> true, Asking.NOBODY).scan();
    }

    /** {@return answers of an {@code Application} that chooses classes and gives no instances} */
    public static Asking choosing(Class<?>... types) {
        return new Asking(name -> new Choice(Stream.of(types).map(Class::getName).toList(), List.of()), List.of());
    }

    public static List<Problem> check(Class<?>... types) {
        return check(scan(types));
    }

    /** {@return the problems of an application whose resource classes are singletons} */
    public static List<Problem> check(RestApplication application) {
        return Checker.check(application, surroundings(singletons(application)));
    }

    /** {@return the problems of an application among such neighbours} */
    public static List<Problem> check(RestApplication application, Neighbours neighbours) {
        return Checker.check(application, new Surroundings(singletons(application), neighbours, true));
    }

    public static Plan plan(Class<?>... types) {
        return plan(scan(types), name -> "Singleton");
    }

    /** @param beans know the scopes */
    public static Plan plan(RestApplication application, Beans beans) {
        return plan(application, beans, Optional.empty());
    }

    /** @param proving has routes walked */
    public static Plan plan(RestApplication application, Beans beans, Optional<Proving> proving) {
        Map<String, String> scopes = singletons(application);
        scopes.replaceAll((name, scope) -> beans.scope(name));
        List<Problem> problems = Checker.check(application, surroundings(scopes));
        if (!problems.isEmpty()) {
            throw new AssertionError("unexpected problems: " + problems);
        }
        return new Planner(application, "", beans, proving).plan();
    }

    /** {@return the plan of the method with a name, which must be the only one} */
    public static InvokerPlan planOf(String method, Class<?>... types) {
        List<InvokerPlan> found = plan(types).invokers().stream().filter(plan -> plan.call().method().equals(method)).toList();
        if (found.size() != 1) {
            throw new AssertionError(found.size() + " methods are called " + method);
        }
        return found.get(0);
    }

    /** {@return what is around an application that has nothing but beans of these scopes} */
    public static Surroundings surroundings(Map<String, String> scopes) {
        return new Surroundings(scopes, Neighbours.NONE, true);
    }

    /** {@return the scope of every resource class} */
    public static Map<String, String> singletons(RestApplication application) {
        return application.resources().stream()
                .collect(Collectors.toMap(ResourceClass::name, type -> "Singleton", (one, two) -> one, HashMap::new));
    }

    private static Class<?>[] concat(Class<?>[] types) {
        Class<?>[] all = Arrays.copyOf(types, types.length + LIBRARY.size());
        for (int i = 0; i < LIBRARY.size(); i++) {
            all[types.length + i] = LIBRARY.get(i);
        }
        return all;
    }

    static IndexView index(Class<?>... types) {
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
