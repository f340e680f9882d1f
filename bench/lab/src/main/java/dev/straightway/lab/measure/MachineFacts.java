package dev.straightway.lab.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** What the operating system tells of the machine; what it doesn't tell is said to be unknown. */
public final class MachineFacts {

    private static final Path CORE = Path.of("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor");
    private static final Path INTEL_NO_TURBO = Path.of("/sys/devices/system/cpu/intel_pstate/no_turbo");
    private static final Path BOOST = Path.of("/sys/devices/system/cpu/cpufreq/boost");

    public static final String MACHINE = "machine";
    public static final String SYSTEM = "system";
    /** The generator's machine, if that isn't the machine of the servers. */
    public static final String GENERATOR = "generator's machine";
    public static final String LOAD_AVERAGE = "load average";

    private MachineFacts() {
    }

    /**
     * {@return names and values, in the order to print}
     *
     * @param cores how many the lab was started on
     */
    public static Map<String, String> of(int cores) throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put(MACHINE, cores + " cores, " + field("/proc/cpuinfo", "model name")
                .orElse(System.getProperty("os.arch")) + ", "
                + field("/proc/meminfo", "MemTotal").map(MachineFacts::gibibytes).orElse("unknown memory"));
        facts.put(SYSTEM, System.getProperty("os.name") + " " + System.getProperty("os.version"));
        facts.put("governor", read(CORE).orElse("unknown") + ", turbo " + turbo());
        facts.put(LOAD_AVERAGE, read(Path.of("/proc/loadavg")).map(text -> text.split(" ")[0]).orElse("unknown")
                + " when the run began");
        return facts;
    }

    /** {@return what tells one machine from another, of such facts} */
    public static String inShort(Map<String, String> facts) {
        return facts.get(MACHINE) + ", " + facts.get(SYSTEM);
    }

    private static String turbo() throws IOException {
        Optional<String> intel = read(INTEL_NO_TURBO).map(no -> no.equals("0") ? "on" : "off");
        Optional<String> other = read(BOOST).map(on -> on.equals("1") ? "on" : "off");
        return intel.or(() -> other).orElse("unknown");
    }

    private static Optional<String> field(String file, String name) throws IOException {
        return read(Path.of(file)).flatMap(text -> text.lines().filter(line -> line.startsWith(name)).findFirst())
                .map(line -> line.substring(line.indexOf(':') + 1).trim());
    }

    private static String gibibytes(String kibibytes) {
        return Math.round(Long.parseLong(kibibytes.replaceAll("[^0-9]", "")) / 1024.0 / 1024) + " GiB";
    }

    private static Optional<String> read(Path file) throws IOException {
        return Files.isReadable(file) ? Optional.of(Files.readString(file).trim()) : Optional.empty();
    }
}
