package dev.straightway.deployment.proof.corpus.blocking;

import java.io.BufferedReader;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.security.SecureRandom;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;
import java.util.Scanner;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

import dev.straightway.deployment.proof.corpus.Blocks;

/** Reads and writes outside of memory: files, sockets, names, databases, processes, the console. */
@Path("blocking/outside")
public class OutsideResource {
    private final HttpClient client = HttpClient.newHttpClient();
    private final SecureRandom tokens = new SecureRandom();

    @GET
    @Path("file")
    @Blocks("Files.readString")
    public String file() throws IOException {
        return Files.readString(Paths.get("/etc/hostname"));
    }

    @GET
    @Path("exists")
    @Blocks("File.exists")
    public boolean exists() {
        return new File("/etc/hostname").exists();
    }

    @GET
    @Path("stream")
    @Blocks("FileInputStream.read")
    public int fileStream() throws IOException {
        try (var in = new FileInputStream("/etc/hostname")) {
            return in.read();
        }
    }

    @GET
    @Path("reader")
    @Blocks("BufferedReader.readLine of a file")
    public String fileReader() throws IOException {
        try (var reader = new BufferedReader(new FileReader("/etc/hostname"))) {
            return reader.readLine();
        }
    }

    @GET
    @Path("channel")
    @Blocks("FileChannel.open")
    public long fileChannel() throws IOException {
        try (var channel = FileChannel.open(Paths.get("/etc/hostname"))) {
            return channel.size();
        }
    }

    @GET
    @Path("lines")
    @Blocks("Files.lines")
    public long fileLines() throws IOException {
        try (var lines = Files.lines(Paths.get("/etc/hosts"))) {
            return lines.filter(line -> !line.isBlank()).count();
        }
    }

    @GET
    @Path("resource")
    @Blocks("Class.getResourceAsStream")
    public String classPathResource() throws IOException {
        var properties = new Properties();
        try (var in = OutsideResource.class.getResourceAsStream("/application.properties")) {
            if (in != null) {
                properties.load(in);
            }
        }
        return properties.getProperty("greeting", "none");
    }

    @GET
    @Path("print")
    @Blocks("System.out.println")
    public String print() {
        System.out.println("served");
        return "printed";
    }

    @GET
    @Path("trace")
    @Blocks("Throwable.printStackTrace")
    public String trace() {
        try {
            return Integer.toString(Integer.parseInt("x"));
        } catch (NumberFormatException e) {
            e.printStackTrace();
            return "not a number";
        }
    }

    @GET
    @Path("console")
    @Blocks("Scanner of System.in")
    public String scanner() {
        var scanner = new Scanner(System.in);
        return scanner.hasNextLine() ? scanner.nextLine() : "";
    }

    @GET
    @Path("socket")
    @Blocks("Socket")
    public String socket() throws IOException {
        try (var socket = new Socket("localhost", 9)) {
            return socket.toString();
        }
    }

    @GET
    @Path("http")
    @Blocks("HttpClient.send")
    public String httpSend() throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create("http://localhost:9/")).build();
        return client.send(request, BodyHandlers.ofString()).body();
    }

    @GET
    @Path("url")
    @Blocks("URL.openStream")
    public int urlStream() throws IOException {
        try (var in = new URL("http://localhost:9/").openStream()) {
            return in.read();
        }
    }

    @GET
    @Path("url-hash")
    @Blocks("URL.hashCode looks a name up")
    public int urlHash() throws IOException {
        return new URL("http://localhost/").hashCode();
    }

    @GET
    @Path("name/{name}")
    @Blocks("InetAddress.getByName")
    public String name(@PathParam("name") String name) throws IOException {
        return InetAddress.getByName(name).getHostAddress();
    }

    @GET
    @Path("row")
    @Blocks("JDBC")
    public String row() throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:none");
                var statement = connection.prepareStatement("select 1");
                var rows = statement.executeQuery()) {
            return rows.getString(1);
        }
    }

    @GET
    @Path("process")
    @Blocks("ProcessBuilder.start")
    public int process() throws IOException, InterruptedException {
        return new ProcessBuilder("true").start().waitFor();
    }

    @GET
    @Path("exec")
    @Blocks("Runtime.exec")
    public long exec() throws IOException {
        return Runtime.getRuntime().exec(new String[] { "true" }).pid();
    }

    @GET
    @Path("token")
    @Blocks("SecureRandom")
    public int token() {
        return tokens.nextInt();
    }
}
