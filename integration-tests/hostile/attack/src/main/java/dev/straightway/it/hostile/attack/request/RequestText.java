package dev.straightway.it.hostile.attack.request;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.exchange.Escaped;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Builds the bytes of a request; nothing is checked or added but Host and the marker. */
final class RequestText {

    private final String label;
    private final String method;
    private final String target;
    private final String marker;
    private final List<String> lines = new ArrayList<>();
    private final Set<Allowance> allowances = EnumSet.noneOf(Allowance.class);
    private String version = "HTTP/1.1";
    private byte[] body = {};

    RequestText(String label, String method, String target, Dice dice) {
        this.label = label;
        this.method = method;
        this.target = target;
        this.marker = dice.marker();
        lines.add("Host: localhost");
        lines.add("X-Marker: " + marker);
    }

    static RequestText get(String label, String target, Dice dice) {
        return new RequestText(label, "GET", target, dice);
    }

    static RequestText post(String label, String target, Dice dice) {
        return new RequestText(label, "POST", target, dice);
    }

    String marker() {
        return marker;
    }

    RequestText field(String name, String value) {
        return line(name + ": " + value);
    }

    /** Adds a line of the head as it is. */
    RequestText line(String line) {
        lines.add(line);
        return this;
    }

    RequestText withoutHost() {
        lines.remove(0);
        return this;
    }

    RequestText version(String other) {
        this.version = other;
        return this;
    }

    RequestText allow(Allowance... more) {
        allowances.addAll(List.of(more));
        return this;
    }

    /** Sets what follows the head, without a field that says so. */
    RequestText raw(byte[] bytes) {
        this.body = bytes;
        return this;
    }

    RequestText raw(String text) {
        return raw(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Sets a body with its length, or in chunks. */
    RequestText body(byte[] bytes, Dice dice) {
        if (dice.chance(25)) {
            return field("Transfer-Encoding", "chunked").raw(Chunked.of(bytes, dice));
        }
        return field("Content-Length", String.valueOf(bytes.length)).raw(bytes);
    }

    RequestText body(String text, Dice dice) {
        return body(text.getBytes(StandardCharsets.UTF_8), dice);
    }

    Shot sound() {
        return shot(Soundness.SOUND);
    }

    Shot shot(Soundness soundness) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(head().getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(body);
        return new Shot(new Ask(Escaped.line(label), method, marker, Set.copyOf(allowances)), bytes.toByteArray(), soundness);
    }

    private String head() {
        return method + " " + target + " " + version + "\r\n" + String.join("\r\n", lines) + "\r\n\r\n";
    }
}
