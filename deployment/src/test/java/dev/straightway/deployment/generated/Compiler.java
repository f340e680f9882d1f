package dev.straightway.deployment.generated;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.JavaFileObject.Kind;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Compiles programs, all at once. */
final class Compiler {

    private Compiler() {
    }

    /**
     * Writes the classes of programs into a directory, which is emptied.
     *
     * @return the errors of programs that can't be compiled, of which nothing is written then
     */
    static Map<Program, String> compile(List<Program> programs, Path classes) {
        Map<Program, String> broken = new TreeMap<>((a, b) -> a.id().compareTo(b.id()));
        List<Source> sources = new ArrayList<>(programs.stream().map(Source::new).toList());
        var errors = new DiagnosticCollector<JavaFileObject>();
        var compiler = ToolProvider.getSystemJavaCompiler();
        var options = List.of("-d", empty(classes).toString(), "-proc:none", "-parameters", "-nowarn", "-g", "--release",
                "17",
                "-cp", System.getProperty("java.class.path"));
        compiler.getTask(null, null, errors, options, null, sources).call();
        errors.getDiagnostics().stream().filter(one -> one.getKind() == Diagnostic.Kind.ERROR).forEach(
                one -> broken.merge(((Source) one.getSource()).program, one.toString(), (a, b) -> a + "\n" + b));
        if (!broken.isEmpty()) {
            List<Program> sound = programs.stream().filter(one -> !broken.containsKey(one)).toList();
            broken.putAll(compile(sound, classes));
        }
        return broken;
    }

    /** {@return an empty directory: the compiler leaves some classes of programs that it refuses} */
    private static Path empty(Path directory) {
        try {
            delete(directory);
            return Files.createDirectories(directory);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }

    private static final class Source extends SimpleJavaFileObject {

        private final Program program;

        Source(Program program) {
            super(URI.create("mem:///" + program.id() + "/Root.java"), Kind.SOURCE);
            this.program = program;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return program.source();
        }
    }
}
