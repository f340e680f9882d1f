package dev.straightway.it.hostile.attack.http2;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Kind;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Streams beside each other on one connection of HTTP/2: good ones, failing ones, and some that are reset. */
public final class Multiplexed implements Kind {

    private static final List<String> GETS = List.of("/echo/name/x", "/echo/number/abc", "/none", "/download/whole/65",
            "/download/streamed/300", "/download/failing/65", "/async/plain/once", "/async/plain/late", "/async/plain/race",
            "/async/stage/failure", "/events/ok/2", "/answer/plain/chunked", "/answer/plain/close",
            "/answer/plain/length-short",
            "/answer/plain/length-long", "/answer/plain/no-content", "/answer/filtered/field-newline", "/breaking", "/ending");
    private static final List<String> POSTS = List.of("/body/text", "/body/any", "/body/stream", "/body/bytes", "/fault/fuse");
    private static final int OVER_THE_LIMIT = 300 * 1024;

    @Override
    public Case make(Dice dice) {
        return new Streams(IntStream.range(0, dice.between(2, 16)).mapToObj(i -> stream(dice)).toList());
    }

    private static Stream stream(Dice dice) {
        boolean reset = dice.chance(12);
        String marker = dice.marker();
        if (dice.chance(70)) {
            String path = dice.pick(GETS);
            String method = dice.chance(10) ? "HEAD" : "GET";
            return new Stream(ask(method, path, marker, 0), path, Map.of("X-Marker", marker), new byte[0], reset);
        }
        String path = dice.pick(POSTS);
        int size = dice.pick(0, 10, 2_000, 70_000, OVER_THE_LIMIT);
        Map<String, String> fields = new TreeMap<>(Map.of("X-Marker", marker, "Content-Type", type(path)));
        if (path.equals("/fault/fuse")) {
            fields.put("X-Fault",
                    dice.pick("method", "reader", "writer-half", "response-filter") + ":" + dice.pick("runtime", "mapped"));
        }
        if (dice.chance(30)) {
            fields.put("Content-Length", String.valueOf(size));
        }
        byte[] body = "a".repeat(size).getBytes(StandardCharsets.US_ASCII);
        return new Stream(ask("POST", path, marker, size), path, fields, body, reset);
    }

    /** Answers that fail half way end their stream. */
    private static Ask ask(String method, String path, String marker, int size) {
        Set<Allowance> allowances = EnumSet.of(Allowance.NO_MARKER);
        if (path.matches("/(fault|breaking|answer|async|download/failing).*")) {
            allowances.add(Allowance.SERVER_ERROR);
        }
        if (path.startsWith("/download/failing")) {
            allowances.add(Allowance.TRUNCATION);
        }
        if (path.endsWith("/race") || path.endsWith("/late")) {
            allowances.add(Allowance.RACE);
        }
        return new Ask("http2 " + method + " " + path + (size == OVER_THE_LIMIT ? " over the limit" : ""), method, marker,
                allowances);
    }

    private static String type(String path) {
        return switch (path) {
            case "/body/text" -> "text/plain";
            case "/fault/fuse" -> "application/x-fuse";
            default -> "application/octet-stream";
        };
    }
}
