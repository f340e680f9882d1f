package dev.straightway.lab.ssh;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;

import dev.straightway.lab.host.LocalHost;
import dev.straightway.lab.load.HyperfoilProcess;
import dev.straightway.lab.profile.Kind;
import dev.straightway.lab.profile.Recording;
import dev.straightway.lab.profile.Sampler;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.Topology;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.server.Watch;
import dev.straightway.lab.target.Rebuilding;

/**
 * What an outpost can be asked, answered by the same code that measures on the lab's own machine. It has one server at a time,
 * and one generator. One thread uses it.
 */
final class Station {

    /** How many bytes of a log are told, from its end. */
    private static final int MOST_OF_A_LOG = 1 << 20;

    /** Says something to a question. */
    private interface Answering {
        Object answer(JsonNode with) throws IOException, InterruptedException;
    }

    private final Map<String, Answering> answers = new LinkedHashMap<>();
    private final LocalHost host;
    private final Path folder;
    private Pinning pinning = Pinning.of(false);
    private Optional<Sampler> sampler = Optional.empty();
    private Optional<Server> server = Optional.empty();
    private Optional<Watch> watch = Optional.empty();
    private Optional<Recording> recording = Optional.empty();
    private Optional<HyperfoilProcess> generator = Optional.empty();
    private Path log;

    /** @param folder for logs and profiles */
    Station(LocalHost host, Path folder) {
        this.host = host;
        this.folder = folder;
        machine();
        servers();
        watches();
        generator();
    }

    Object answer(String question, JsonNode with) throws IOException, InterruptedException {
        Answering answering = answers.get(question);
        if (answering == null) {
            throw new TrialFailure("The lab there doesn't know the question '" + question + "'");
        }
        return answering.answer(with);
    }

    private void machine() {
        answers.put("facts", with -> host.facts());
        answers.put("pin", with -> {
            pinning = host.pin(with.asBoolean());
            return new Told.Pinned(pinning.active(), pinning.why(), pinning.labHeld(), Topology.HERE);
        });
        answers.put("java", with -> host.java(with.asText()));
        answers.put("port", with -> {
            host.requirePort(with.asInt());
            return true;
        });
        answers.put("others", with -> host.otherWork(Duration.ofMillis(with.asLong())));
        answers.put("there", with -> true);
        answers.put("augment", with -> {
            Told.Augment augment = read(with, Told.Augment.class);
            return host.augment(launch(augment.like()), new Rebuilding(Path.of(augment.jar()), augment.arguments()));
        });
    }

    private void servers() {
        answers.put("start", with -> {
            end();
            Launch launch = launch(read(with, Told.Start.class));
            log = launch.log();
            Server started = host.start(launch);
            server = Optional.of(started);
            return new Told.Started(started.pid(), started.address().port(), started.startUp(), started.commandLine());
        });
        answers.put("hold", with -> {
            server().hold();
            return true;
        });
        answers.put("alive", with -> server.isPresent() && server().alive());
        answers.put("words", with -> server().lastWords());
        answers.put("memory", with -> server().memory());
        answers.put("end", with -> {
            end();
            return log();
        });
        answers.put("log", with -> log());
    }

    private void watches() {
        answers.put("watch", with -> {
            endWatch();
            watch = Optional.of(server().watch());
            return true;
        });
        answers.put("counted", with -> watch.orElseThrow(() -> new TrialFailure("nothing was watched")).end());
        answers.put("profile", with -> {
            Told.Profile profile = read(with, Told.Profile.class);
            if (sampler.isEmpty()) {
                sampler = Optional.of(host.sampler(folder));
            }
            recording = Optional.of(sampler.get().start(profile.pid(), Kind.valueOf(profile.kind())));
            return true;
        });
        answers.put("profiled", with -> recording.orElseThrow(() -> new TrialFailure("nothing was profiled")).stop());
    }

    private void generator() {
        answers.put("generator", with -> {
            generator.ifPresent(HyperfoilProcess::close);
            generator = Optional
                    .of(HyperfoilProcess.start(Path.of(with.asText()), folder.resolve("hyperfoil.log"), Pinning.of(false),
                            host.children()));
            return Topology.HERE.cores().size();
        });
        answers.put("load", with -> {
            Told.Load load = read(with, Told.Load.class);
            return generator.orElseThrow(() -> new TrialFailure("no generator was started")).ask(load.question(),
                    load.seconds());
        });
    }

    private Launch launch(Told.Start start) {
        Pinning how = start.pinned() || !pinning.active() ? pinning : pinning.released();
        return new Launch(start.asked(), new Launch.Program(Path.of(start.jar()), start.arguments(), Optional.empty()),
                start.jvm(), how,
                folder.resolve(start.log()));
    }

    private Server server() {
        return server.orElseThrow(() -> new TrialFailure("no server was started"));
    }

    private void end() throws IOException {
        endWatch();
        if (server.isPresent()) {
            server.get().close();
        }
        server = Optional.empty();
    }

    private void endWatch() {
        watch.ifPresent(Watch::close);
        watch = Optional.empty();
    }

    private String log() throws IOException {
        if (log == null || !Files.exists(log)) {
            return "";
        }
        byte[] bytes = Files.readAllBytes(log);
        int from = Math.max(0, bytes.length - MOST_OF_A_LOG);
        return new String(bytes, from, bytes.length - from, StandardCharsets.UTF_8);
    }

    private static <T> T read(JsonNode with, Class<T> type) throws JsonProcessingException {
        return Lines.JSON.treeToValue(with, type);
    }
}
