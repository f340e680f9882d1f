package dev.straightway.deployment.generated;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** An application that didn't start, because of one of its programs: a converter that throws is asked at start, for example. */
final class FailedStart extends Exception {

    private static final long serialVersionUID = 1;

    FailedStart(RuntimeException cause) {
        super("The application of all programs didn't start", cause);
    }

    /**
     * {@return the program whose code is on the stack of the failure}
     *
     * @throws IllegalStateException if it is none of them
     */
    Program guilty(List<Program> programs) {
        Set<String> packages = new TreeSet<>();
        addPackages(getCause(), packages);
        return programs.stream().filter(program -> packages.contains(program.id())).findFirst()
                .orElseThrow(() -> new IllegalStateException("None of the programs is to blame", getCause()));
    }

    /** {@return the innermost message} */
    String reason() {
        Throwable innermost = getCause();
        while (innermost.getCause() != null) {
            innermost = innermost.getCause();
        }
        return innermost.toString();
    }

    private static void addPackages(Throwable failure, Set<String> packages) {
        for (StackTraceElement frame : failure.getStackTrace()) {
            packages.add(frame.getClassName().replaceFirst("\\..*", ""));
        }
        Stream.concat(Stream.ofNullable(failure.getCause()), Stream.of(failure.getSuppressed()))
                .forEach(next -> addPackages(next, packages));
    }
}
