package dev.straightway.lab.request;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;

/** Documents of JSON or YAML. */
final class Documents {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final ObjectMapper YAML = new ObjectMapper(new YAMLFactory());

    private Documents() {
    }

    /** @throws InvalidRequests if it is neither JSON nor YAML */
    static JsonNode read(Path file) throws IOException {
        String text = Files.readString(file);
        try {
            // Nearly all JSON is YAML, but for tabs, and for surrogates in escapes.
            return (text.stripLeading().startsWith("{") ? JSON : YAML).readTree(text);
        } catch (JsonProcessingException wrong) {
            throw new InvalidRequests(file + " isn't JSON or YAML: " + wrong.getOriginalMessage());
        }
    }

    static JsonNode none() {
        return MissingNode.getInstance();
    }
}
