package dev.straightway.it.tck.server;

import java.net.URL;
import java.util.List;

/**
 * All that a server shares with the test side: the JDK, Quarkus's bootstrap, and the logging of both. The client, the API
 * classes and the TCK's classes of the test side stay invisible.
 */
final class SharedClasses extends ClassLoader {

    private static final List<String> SHARED = List.of("io.quarkus.bootstrap.", "io.quarkus.maven.dependency.",
            "io.quarkus.paths.", "io.quarkus.fs.util.", "io.quarkus.value.registry.", "io.quarkus.commons.classloading.",
            "io.smallrye.common.", "io.github.dmlloyd.classfile.", "org.jboss.logmanager.", "org.jboss.logging.");

    private final ClassLoader testSide;

    SharedClasses(ClassLoader testSide) {
        super("tck-shared", ClassLoader.getPlatformClassLoader());
        this.testSide = testSide;
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        if (isShared(name)) {
            return testSide.loadClass(name);
        }
        throw new ClassNotFoundException(name);
    }

    @Override
    protected URL findResource(String name) {
        return isShared(name.replace('/', '.')) ? testSide.getResource(name) : null;
    }

    private static boolean isShared(String name) {
        return SHARED.stream().anyMatch(name::startsWith);
    }
}
