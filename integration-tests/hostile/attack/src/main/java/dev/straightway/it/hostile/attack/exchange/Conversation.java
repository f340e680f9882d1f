package dev.straightway.it.hostile.attack.exchange;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Delivery.Leave;
import dev.straightway.it.hostile.attack.exchange.Shot.Soundness;

/** Requests on one connection of HTTP/1.1, and how they go. */
public record Conversation(List<Shot> shots, Delivery delivery) implements Case {

    private static final int SHOWN = 2_000;

    @Override
    public int requests() {
        return shots.size();
    }

    @Override
    public boolean isComparable() {
        return delivery.leave() == Leave.AFTER_ANSWERS
                && shots.stream().noneMatch(shot -> shot.soundness() == Soundness.PARTIAL);
    }

    @Override
    public Outcome fire(Door door, Duration limit) throws InterruptedException {
        return new Talk(this, door, limit).outcome();
    }

    /** {@return all bytes, one request behind the other} */
    byte[] bytes() {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        shots.forEach(shot -> all.writeBytes(shot.bytes()));
        return all.toByteArray();
    }

    @Override
    public String describe() {
        String sent = new String(bytes(), StandardCharsets.ISO_8859_1);
        return shots.stream().map(shot -> shot.ask().label()).toList() + " " + delivery + "\n" + Escaped.of(sent, SHOWN);
    }

    @Override
    public Case only(Ask ask) {
        return new Conversation(shots.stream().filter(shot -> shot.ask().equals(ask)).toList(), Delivery.AT_ONCE);
    }

    @Override
    public List<Case> smaller() {
        List<Case> smaller = new ArrayList<>();
        for (int i = 0; i < shots.size() && shots.size() > 1; i++) {
            List<Shot> fewer = new ArrayList<>(shots);
            fewer.remove(i);
            smaller.add(new Conversation(List.copyOf(fewer), new Delivery(List.of(), 0, delivery.leave())));
        }
        if (!delivery.cuts().isEmpty()) {
            smaller.add(new Conversation(shots, new Delivery(List.of(), 0, delivery.leave())));
        }
        return smaller;
    }
}
