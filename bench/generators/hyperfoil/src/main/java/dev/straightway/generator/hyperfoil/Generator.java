package dev.straightway.generator.hyperfoil;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;

import io.hyperfoil.api.config.BenchmarkDefinitionException;

/**
 * Without arguments it says that it is ready, reads loads, one JSON object a line, and prints what each gave, until standard
 * input ends. {@code {"sum":[…]}} asks for the sum of such answers.
 * <p>
 * {@code validate FILE [NAME=VALUE…]} reads a benchmark in Hyperfoil's own format and prints what it holds;
 * {@code run FILE [NAME=VALUE…]} runs it in this process. They end with code 1 if the file is no benchmark.
 */
public final class Generator {

    private static final String USAGE = "Use: validate FILE [NAME=VALUE…] or run FILE [NAME=VALUE…]; without arguments, loads "
            + "are read from standard input.";
    /** Written once, when the JVM has started, so that its start isn't counted as part of a load. */
    private static final String READY = "ready";
    /** Asks for the sum of what several generators have answered to one load that they shared. */
    private static final String SUM = "sum";
    private static final ObjectMapper JSON = new ObjectMapper();

    private Generator() {
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream answers = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        // Whatever the libraries print must not be taken for an answer.
        System.setOut(System.err);
        if (arguments.length > 0) {
            System.exit(file(List.of(arguments), answers));
        }
        answers.println(READY);
        answerEach(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), answers);
        System.exit(0);
    }

    private static void answerEach(BufferedReader loads, PrintStream answers) throws IOException {
        for (String line = loads.readLine(); line != null; line = loads.readLine()) {
            long asked = System.nanoTime();
            JsonNode question = JSON.readTree(line);
            answers.println(JSON.writeValueAsString(question.has(SUM) ? sum(question.get(SUM))
                    : load(JSON.treeToValue(question, Load.class), asked)));
        }
    }

    private static Measured load(Load load, long asked) {
        StuckWatch watch = new StuckWatch(StuckWatch.LATE.plusSeconds(load.seconds()), System.err);
        try {
            return new LoadRun(load, asked).run();
        } finally {
            watch.close();
        }
    }

    private static Measured sum(JsonNode parts) throws JsonProcessingException {
        return new Sum(List.of(JSON.treeToValue(parts, Measured[].class))).measured();
    }

    private static int file(List<String> arguments, PrintStream answers) throws IOException {
        if (arguments.size() < 2 || !List.of("validate", "run").contains(arguments.get(0))) {
            System.err.println(USAGE);
            return 1;
        }
        Path path = Path.of(arguments.get(1));
        if (!Files.isReadable(path)) {
            System.err.println("There is no readable file '" + path + "'");
            return 1;
        }
        try {
            BenchmarkFile file = BenchmarkFile.read(path, parameters(arguments.subList(2, arguments.size())));
            answers.println(JSON.writeValueAsString(arguments.get(0).equals("run") ? file.run() : file.outline()));
            return 0;
        } catch (BenchmarkDefinitionException e) {
            System.err.println(e.getMessage());
            return 1;
        }
    }

    private static Map<String, String> parameters(List<String> pairs) {
        Map<String, String> parameters = new LinkedHashMap<>();
        for (String pair : pairs) {
            String[] parts = pair.split("=", 2);
            if (parts.length < 2) {
                throw new BenchmarkDefinitionException("'" + pair + "' isn't of the form NAME=VALUE");
            }
            parameters.put(parts[0], parts[1]);
        }
        return parameters;
    }
}
