package dev.straightway.lab.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The cores that the lab was started on; it may hold itself to some of them later. */
final class Cores {

    static final List<Integer> ALL = allowed();

    private static final String MARK = "Cpus_allowed_list:";

    private Cores() {
    }

    private static List<Integer> allowed() {
        Path status = Path.of("/proc/self/status");
        if (!Files.exists(status)) {
            return IntStream.range(0, Runtime.getRuntime().availableProcessors()).boxed().toList();
        }
        try (var lines = Files.lines(status)) {
            return lines.filter(line -> line.startsWith(MARK)).findFirst().map(line -> parse(line.substring(MARK.length())))
                    .orElseThrow(() -> new IllegalStateException("no " + MARK + " in " + status));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** {@return the cores of a list as the kernel writes it: {@code 0-2,5}} */
    static List<Integer> parse(String list) {
        List<Integer> cores = new ArrayList<>();
        for (String range : list.trim().split(",")) {
            String[] ends = range.split("-");
            int first = Integer.parseInt(ends[0]);
            int last = Integer.parseInt(ends[ends.length - 1]);
            IntStream.rangeClosed(first, last).forEach(cores::add);
        }
        return List.copyOf(cores);
    }

    static String list(List<Integer> cores) {
        return cores.stream().map(String::valueOf).collect(Collectors.joining(","));
    }
}
