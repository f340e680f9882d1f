package dev.straightway.it.tck.result;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * What the logs of the servers tell of requests ahead of the Router.
 *
 * @param served how many were served there
 * @param late how many of them went through the Router after all
 * @param passed the requests that were left to the Router, each with how often it came
 * @param obstacles what kept whole applications from it, each with how many
 */
public record ServedAhead(long served, long late, Map<String, Integer> passed, Map<String, Integer> obstacles) {

    private static final Pattern SERVED = Pattern
            .compile("(\\d+) requests were served ahead of the Router, (\\d+) of them went through it");
    private static final Pattern PASSED = Pattern.compile("Through the Router: (.*)");
    private static final Pattern OBSTACLE = Pattern.compile("serves requests through the Router, because of (.*)");

    /** {@return what the logs in a directory tell} */
    public static ServedAhead of(Path logs) throws IOException {
        ServedAhead found = of(List.of());
        try (Stream<Path> files = Files.list(logs)) {
            for (Path log : files.filter(file -> file.toString().endsWith(".log")).toList()) {
                found = found.and(of(Files.readAllLines(log)));
            }
        }
        return found;
    }

    static ServedAhead of(List<String> lines) {
        long served = 0;
        long late = 0;
        Map<String, Integer> passed = new TreeMap<>();
        Map<String, Integer> obstacles = new TreeMap<>();
        for (String line : lines) {
            Matcher told = SERVED.matcher(line);
            if (told.find()) {
                served += Long.parseLong(told.group(1));
                late += Long.parseLong(told.group(2));
            }
            count(PASSED.matcher(line), passed);
            count(OBSTACLE.matcher(line), obstacles);
        }
        return new ServedAhead(served, late, passed, obstacles);
    }

    private static void count(Matcher matcher, Map<String, Integer> counts) {
        if (matcher.find()) {
            counts.merge(matcher.group(1).strip(), 1, Integer::sum);
        }
    }

    private ServedAhead and(ServedAhead other) {
        Map<String, Integer> allPassed = new TreeMap<>(passed);
        other.passed.forEach((request, times) -> allPassed.merge(request, times, Integer::sum));
        Map<String, Integer> allObstacles = new TreeMap<>(obstacles);
        other.obstacles.forEach((obstacle, times) -> allObstacles.merge(obstacle, times, Integer::sum));
        return new ServedAhead(served + other.served, late + other.late, allPassed, allObstacles);
    }

    /** {@return the requests that were left to the Router, one a line} */
    public List<String> lines() {
        return passed.entrySet().stream().map(entry -> entry.getValue() + "\t" + entry.getKey()).toList();
    }

    @Override
    public String toString() {
        int left = passed.values().stream().mapToInt(Integer::intValue).sum();
        StringBuilder text = new StringBuilder(
                "%d requests were served ahead of the Router, %d of them went through it after all, %d were left to it%n"
                        .formatted(served, late, left));
        obstacles.forEach((obstacle, times) -> text.append("%6d applications wholly: %s%n".formatted(times, obstacle)));
        return text.toString();
    }
}
