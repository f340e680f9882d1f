package dev.straightway.deployment;

import java.lang.reflect.Constructor;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jboss.jandex.IndexView;

import dev.straightway.deployment.check.Checker;
import dev.straightway.deployment.check.Problem;
import dev.straightway.deployment.generate.GeneratedBytes;
import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.plan.links.LinkPlanner;
import dev.straightway.deployment.scan.LinkScanner;
import dev.straightway.runtime.links.LinkAccess;
import dev.straightway.runtime.links.LinkBase;

/** Runs the stages over link interfaces of a test, without Quarkus. */
public final class Links {

    /** Nobody may call methods of this name. */
    private static final String FORBIDDEN = "#remove(";

    private Links() {
    }

    /** {@return what is wrong with an interface} */
    public static List<Problem> check(Class<?> type, Class<?>... others) {
        return Checker.checkLinks(Fixtures.scan(others), scan(type, others));
    }

    /**
     * {@return an implementation of an interface}
     *
     * @param prefix the path before all templates
     * @param base that of the request
     * @param others the resource classes, and what interface and resources extend
     */
    public static <T> T of(Class<T> type, String prefix, LinkBase base, Class<?>... others) {
        List<Problem> problems = check(type, others);
        if (!problems.isEmpty()) {
            throw new AssertionError("unexpected problems: " + problems);
        }
        LinkPlanner planner = new LinkPlanner(Fixtures.scan(others), prefix);
        Map<String, byte[]> classes = new TreeMap<>();
        scan(type, others).forEach(links -> classes.putAll(GeneratedBytes.links(planner.plan(links))));
        try {
            Constructor<?> constructor = new Loader(type, classes).loadClass(type.getName() + "_Links").getConstructors()[0];
            return type.cast(constructor.newInstance(Stream.of(constructor.getParameterTypes())
                    .map(injected -> injected == LinkBase.class ? base : (LinkAccess) methods -> !methods.contains(FORBIDDEN))
                    .toArray()));
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private static List<LinkInterface> scan(Class<?> type, Class<?>... others) {
        Class<?>[] all = Arrays.copyOf(others, others.length + 1);
        all[others.length] = type;
        IndexView index = Fixtures.index(all);
        return new LinkScanner(index, index, known -> true).scan();
    }

    private static final class Loader extends ClassLoader {

        private final Map<String, byte[]> classes;

        Loader(Class<?> beside, Map<String, byte[]> classes) {
            super(beside.getClassLoader());
            this.classes = classes;
        }

        @Override
        protected Class<?> findClass(String name) throws ClassNotFoundException {
            byte[] bytes = classes.get(name.replace('.', '/'));
            if (bytes == null) {
                throw new ClassNotFoundException(name);
            }
            return defineClass(name, bytes, 0, bytes.length);
        }
    }
}
