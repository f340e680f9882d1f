package dev.straightway.lab.scenario;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Stream;

import dev.straightway.lab.descriptor.Descriptor;

/** The content of a body: written in the descriptor, in a file beside it, of a size, or one item again and again. */
final class Bytes {

    private static final int MOST = 64 << 20;
    private static final byte[] PATTERN = "0123456789abcdef".getBytes(StandardCharsets.US_ASCII);

    private Bytes() {
    }

    /**
     * @param what "body" or "expected"
     * @return the content, or {@code null} if the descriptor says nothing of it
     */
    static byte[] of(Descriptor file, String what) {
        String inline = what.equals("body") ? what : what + ".body";
        List<String> keys = List.of(inline, what + ".file", what + ".size", what + ".repeat");
        List<String> present = keys.stream().filter(key -> file.optional(key).isPresent()).toList();
        if (present.size() > 1) {
            throw file.invalid(present.get(1), "says the same as '" + present.get(0) + "'; keep one of them");
        }
        // Asked for always, so that they are known even where they don't belong.
        Stream.of("item", "before", "between", "after").filter(part -> file.optional(what + "." + part).isPresent())
                .filter(part -> !present.contains(what + ".repeat")).findFirst().ifPresent(part -> {
                    throw file.invalid(what + "." + part, "has no effect without '" + what + ".repeat'");
                });
        if (present.isEmpty() || file.optional(what + ".pattern").isPresent()) {
            return null;
        }
        return switch (keys.indexOf(present.get(0))) {
            case 0 -> utf8(file.text(inline));
            case 1 -> content(file, what + ".file");
            case 2 -> ofSize(file.number(what + ".size", 0, 0, MOST));
            default -> utf8(repeated(file, what));
        };
    }

    /** {@return the items of a body that is another one each time, or nothing if the descriptor names no pattern of them} */
    static Optional<Items> items(Descriptor file) {
        return file.optional("expected.pattern").map(pattern -> {
            if (file.optional("expected.item").isPresent()) {
                throw file.invalid("expected.item", "says the same as 'expected.pattern'; keep one of them");
            }
            int times = file.number("expected.repeat", -1, 0, MOST);
            if (times < 0) {
                throw file.invalid("expected.repeat", "is missing; say how often 'expected.pattern' is there");
            }
            return new Items(file.optional("expected.before").orElse(""), pattern(file, pattern),
                    file.optional("expected.between").orElse(""), times, file.optional("expected.after").orElse(""));
        });
    }

    private static Pattern pattern(Descriptor file, String expression) {
        try {
            return Pattern.compile(expression);
        } catch (PatternSyntaxException wrong) {
            throw file.invalid("expected.pattern", "isn't a regular expression: " + wrong.getDescription());
        }
    }

    /** {@return the bodies that some targets answer in bytes of their own, by the name of the target} */
    static Map<String, byte[]> byTarget(Descriptor file) {
        String prefix = "expected.file.for.";
        Map<String, byte[]> bodies = new HashMap<>();
        file.under(prefix).keySet().forEach(target -> bodies.put(target, content(file, prefix + target)));
        return bodies;
    }

    private static byte[] content(Descriptor file, String key) {
        Path content = file.sibling(file.text(key));
        if (!Files.isRegularFile(content)) {
            throw file.invalid(key, "names " + content + ", which isn't there");
        }
        try {
            return Files.readAllBytes(content);
        } catch (IOException e) {
            throw new UncheckedIOException(content + " can't be read", e);
        }
    }

    private static byte[] ofSize(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = PATTERN[i % PATTERN.length];
        }
        return bytes;
    }

    private static String repeated(Descriptor file, String what) {
        String item = file.text(what + ".item");
        int times = file.number(what + ".repeat", 0, 0, MOST / Math.max(1, item.length()));
        return file.optional(what + ".before").orElse("")
                + String.join(file.optional(what + ".between").orElse(""), Collections.nCopies(times, item))
                + file.optional(what + ".after").orElse("");
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
