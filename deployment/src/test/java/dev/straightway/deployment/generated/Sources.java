package dev.straightway.deployment.generated;

/** Writes the source of a program: its resource, what its features declare, and the ends. */
final class Sources {

    private static final String HEAD = """
            package %s;

            import java.io.*;
            import java.util.*;
            import java.util.concurrent.*;
            import java.util.concurrent.atomic.*;
            import java.util.function.*;
            import java.util.stream.*;

            import jakarta.annotation.*;
            import jakarta.enterprise.context.*;
            import jakarta.enterprise.inject.Instance;
            import jakarta.inject.*;
            import jakarta.ws.rs.*;
            import jakarta.ws.rs.core.Response;

            import com.fasterxml.jackson.annotation.*;

            @Path("%s")
            public class Root %s {
            %s
            }

            %s
            %s""";

    /** What many features share, and an end that does not block. */
    private static final String PLAIN = """

            interface Step {
                String go(String text);
            }

            class Plain {
                static String pass(String text) {
                    return text + "!";
                }
            }
            """;

    /** Blocks a little, and says so if it runs on a thread that serves a request. */
    private static final String PLANT = """

            class Plant {
                private static final Object MONITOR = new Object();

                private static void tell() {
                    for (StackTraceElement frame : new Throwable().getStackTrace()) {
                        if (frame.getClassName().startsWith("dev.straightway.runtime.")) {
                            System.setProperty("%s%s", Thread.currentThread().getName());
                            return;
                        }
                    }
                }

                static String sleep(String text) {
                    tell();
                    try {
                        Thread.sleep(1);
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                    return text;
                }

                static String park(String text) {
                    tell();
                    java.util.concurrent.locks.LockSupport.parkNanos(1);
                    return text;
                }

                static String monitor(String text) {
                    tell();
                    synchronized (MONITOR) {
                        return text;
                    }
                }

                static String file(String text) {
                    tell();
                    return new File("/").exists() ? text : text + "?";
                }
            }
            """;

    private Sources() {
    }

    static String of(String id, Draft.Resource resource, String classes) {
        return HEAD.formatted(id, id, resource.above(), resource.members(), classes,
                PLAIN + PLANT.formatted(Watched.PREFIX, id));
    }
}
