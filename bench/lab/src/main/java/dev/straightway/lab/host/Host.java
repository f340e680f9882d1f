package dev.straightway.lab.host;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

import dev.straightway.lab.measure.OtherWork;
import dev.straightway.lab.profile.Sampler;
import dev.straightway.lab.server.HostLost;
import dev.straightway.lab.server.Launch;
import dev.straightway.lab.server.Pinning;
import dev.straightway.lab.server.Server;
import dev.straightway.lab.server.ServerJava;
import dev.straightway.lab.server.TrialFailure;
import dev.straightway.lab.target.Rebuilding;

/**
 * The machine on which servers are started and measured. One thread uses it; close it when the run ends.
 * <p>
 * Each method throws {@link HostLost} where the machine is another one that can't be reached any more.
 */
public interface Host extends AutoCloseable {

    /** {@return how messages name it at the beginning of a sentence} */
    String name();

    /** {@return what a figure must be read with, names and values in the order to print} */
    Map<String, String> facts() throws IOException;

    /** {@return which core runs what; what the lab itself runs there is held away from the servers' from now on} */
    Pinning pin(boolean wanted) throws IOException;

    /**
     * {@return the JDK of the servers}
     *
     * @param home of it; empty for the one that the lab runs on there
     * @throws TrialFailure where it is none
     */
    ServerJava java(String home) throws IOException, InterruptedException;

    /**
     * Looks whether servers will get the port that they are to have.
     *
     * @param wanted 0 for any free one
     * @throws TrialFailure with the fix if they won't
     */
    void requirePort(int wanted) throws IOException;

    /** {@return what others did on its cores while the time went by; nothing where the system doesn't tell} */
    Optional<OtherWork> otherWork(Duration time) throws IOException, InterruptedException;

    /**
     * Starts a target and waits for its first correct answer.
     *
     * @throws TrialFailure with the end of the server's log if it doesn't come
     */
    Server start(Launch launch) throws IOException, InterruptedException;

    /**
     * {@return milliseconds in which an application is augmented again}
     *
     * @param launch whose JDK and log it has
     * @throws TrialFailure with the end of what it wrote if it doesn't succeed
     */
    double augment(Launch launch, Rebuilding rebuilding) throws IOException, InterruptedException;

    /**
     * {@return what can sample its servers}
     *
     * @param folder of this machine, for what it needs
     */
    Sampler sampler(Path folder) throws IOException;

    /**
     * Does nothing where the machine can be reached, and throws {@link HostLost} otherwise.
     *
     * @throws InterruptedException where the lab is being ended, so that what failed has failed for that reason
     */
    void requireReachable() throws InterruptedException;

    @Override
    void close() throws IOException;
}
