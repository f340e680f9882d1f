package dev.straightway.lab.trial;

import java.util.List;
import java.util.Map;

/**
 * What one trial gave; saved as it is.
 *
 * @param target the name of the target
 * @param scenario the name of the scenario
 * @param round counted from 1
 * @param failure why the trial doesn't count, or {@code null} if it does
 * @param requests answered requests
 * @param requestsPerSecond the rate in the closed loop
 * @param p50Micros microseconds that half of the answers needed at the most
 * @param p99Micros microseconds that 99 of 100 answers needed at the most
 * @param userMicrosPerRequest user CPU of the server, microseconds a request; -1 where it is unknown
 * @param systemMicrosPerRequest system CPU likewise
 * @param bytesPerRequest bytes allocated by the server's threads a request; -1 where it is unknown
 * @param startUpWallMillis milliseconds to the first correct answer
 * @param startUpCpuMillis milliseconds of CPU to the first correct answer
 * @param residentKib resident memory after the load
 * @param gcCount collections during the load
 * @param gcMillis milliseconds of collections during the load
 * @param jitMillis milliseconds of compilation during the load
 * @param commandLine how the server was started
 */
public record Trial(String target, String scenario, int round, String failure, Map<String, Long> errors, long requests,
        double requestsPerSecond, double p50Micros, double p99Micros, double userMicrosPerRequest,
        double systemMicrosPerRequest, double bytesPerRequest, long startUpWallMillis, long startUpCpuMillis,
        long residentKib, long gcCount, long gcMillis, long jitMillis, List<String> commandLine) {

    static Trial failed(String target, String scenario, int round, String failure) {
        return new Trial(target, scenario, round, failure, Map.of(), 0, 0, 0, 0, -1, -1, -1, 0, 0, 0, 0, 0, 0, List.of());
    }

    public boolean valid() {
        return failure == null;
    }
}
