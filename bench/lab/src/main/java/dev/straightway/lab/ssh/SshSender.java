package dev.straightway.lab.ssh;

import java.io.IOException;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.load.Sender;

/**
 * A generator that an outpost has started, which passes question and answer on as they are.
 *
 * @param at the account there
 * @param cores of that machine
 */
public record SshSender(Link link, String at, int cores) implements Sender {

    private static final JavaType ANYTHING = Lines.JSON.constructType(JsonNode.class);

    @Override
    public JsonNode ask(Object question, int seconds) throws IOException {
        return link.ask("load", new Told.Load(Lines.JSON.valueToTree(question), seconds), ANYTHING, seconds);
    }

    @Override
    public void close() {
        // It ends with the connection, which is its machine's.
    }
}
