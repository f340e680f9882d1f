package dev.straightway.generator.hyperfoil;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.databind.ObjectMapper;

/** Reads loads, one JSON object a line, and prints what each gave, until standard input ends. */
public final class Generator {

    private Generator() {
    }

    public static void main(String[] arguments) throws IOException {
        PrintStream answers = System.out;
        // Whatever the libraries print must not be taken for an answer.
        System.setOut(System.err);
        ObjectMapper json = new ObjectMapper();
        BufferedReader loads = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        answerEach(loads, json, answers);
        System.exit(0);
    }

    private static void answerEach(BufferedReader loads, ObjectMapper json, PrintStream answers) throws IOException {
        for (String line = loads.readLine(); line != null; line = loads.readLine()) {
            Measured measured = new ClosedLoop(json.readValue(line, Load.class)).run();
            answers.println(json.writeValueAsString(measured));
            answers.flush();
        }
    }
}
