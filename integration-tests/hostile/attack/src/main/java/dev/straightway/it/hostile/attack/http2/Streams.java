package dev.straightway.it.hostile.attack.http2;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Ask;
import dev.straightway.it.hostile.attack.exchange.Case;
import dev.straightway.it.hostile.attack.exchange.Door;
import dev.straightway.it.hostile.attack.exchange.Ending;
import dev.straightway.it.hostile.attack.exchange.Outcome;
import dev.straightway.it.hostile.attack.exchange.Reply;
import dev.straightway.it.hostile.attack.wire.Answer;

/** Requests beside each other on one connection of HTTP/2. */
record Streams(List<Stream> streams) implements Case {

    @Override
    public int requests() {
        return streams.size();
    }

    @Override
    public boolean isComparable() {
        return true;
    }

    @Override
    public Outcome fire(Door door, Duration limit) throws InterruptedException {
        try (Client client = new Client(door.port())) {
            List<CompletableFuture<Answer>> answers = streams.stream().map(client::send).toList();
            return outcome(answers, limit);
        }
    }

    /** A stream that ends without an answer is owed one, unless the client reset it or a resource failed half way. */
    private Outcome outcome(List<CompletableFuture<Answer>> answers, Duration limit) throws InterruptedException {
        List<Reply> replies = new ArrayList<>();
        long end = System.nanoTime() + limit.toNanos();
        for (int i = 0; i < streams.size(); i++) {
            Stream stream = streams.get(i);
            try {
                Answer answer = answers.get(i).get(Math.max(1, end - System.nanoTime()), TimeUnit.NANOSECONDS);
                if (!stream.reset()) {
                    replies.add(new Reply(stream.ask(), answer));
                }
            } catch (TimeoutException e) {
                return new Outcome(List.copyOf(replies), Ending.HUNG, stream.ask(), "no answer on the stream", "");
            } catch (ExecutionException e) {
                if (!stream.reset() && !stream.ask().allows(Allowance.TRUNCATION)) {
                    return new Outcome(List.copyOf(replies), Ending.UNANSWERED, stream.ask(), e.getCause().toString(), "");
                }
            }
        }
        return new Outcome(List.copyOf(replies), Ending.OPEN, null, "", "");
    }

    @Override
    public String describe() {
        return "HTTP/2 " + streams.stream().map(stream -> stream.ask().label() + " " + stream.fields() + " "
                + stream.body().length + " bytes" + (stream.reset() ? ", reset" : ""))
                .collect(Collectors.joining("\n  ", "\n  ", ""));
    }

    @Override
    public Case only(Ask ask) {
        return new Streams(streams.stream().filter(stream -> stream.ask().equals(ask)).toList());
    }

    @Override
    public List<Case> smaller() {
        List<Case> smaller = new ArrayList<>();
        for (int i = 0; i < streams.size() && streams.size() > 1; i++) {
            List<Stream> fewer = new ArrayList<>(streams);
            fewer.remove(i);
            smaller.add(new Streams(List.copyOf(fewer)));
        }
        return smaller;
    }
}
