package dev.straightway.lab;

import dev.straightway.lab.command.LabCommand;
import dev.straightway.lab.server.Children;
import dev.straightway.lab.server.Session;

/** The program; {@code --help} tells what it can do. */
public final class Lab {

    private Lab() {
    }

    public static void main(String[] arguments) {
        Children children = new Children();
        Runtime.getRuntime().addShutdownHook(new Thread(children::close, "end-children"));
        System.exit(LabCommand.execute(arguments, new Session(System.out, children), System.err));
    }
}
