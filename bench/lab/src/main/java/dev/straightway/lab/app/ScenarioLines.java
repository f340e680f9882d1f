package dev.straightway.lab.app;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

import dev.straightway.lab.request.Request;

/** Writes what the targets agree on as the file of a scenario. */
final class ScenarioLines {

    private final Workbench bench;

    ScenarioLines(Workbench bench) {
        this.bench = bench;
    }

    void write(String name, Agreement agreed) throws IOException {
        Request request = agreed.request();
        Map<String, String> lines = new TreeMap<>();
        lines.put("title", request.title());
        lines.put("request", request.method() + " " + request.path());
        lines.put("thread", "stack's choice");
        lines.put("expected.status", Integer.toString(agreed.status()));
        request.headers().forEach((header, value) -> lines.put("header." + header, value));
        if (request.body() != null) {
            lines.put("body.file", bench.bytes(name + ".request", request.body()));
        }
        if (agreed.mediaType() != null) {
            lines.put("expected.type", agreed.mediaType());
        }
        for (Map.Entry<String, byte[]> body : agreed.bodies().entrySet()) {
            if (!Arrays.equals(body.getValue(), new byte[0])) {
                lines.put("expected.file.for." + body.getKey(), bench.bytes(name + "." + body.getKey(), body.getValue()));
            }
        }
        bench.scenario(name, lines);
    }
}
